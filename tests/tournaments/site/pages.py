"""Pages of a results site, as who reads them has them: headings, links, and the rows of tables."""

from html.parser import HTMLParser

_VOID = {"meta", "link", "br", "img", "input", "hr"}


class Page(HTMLParser):
    """A page: what it says, where it leads, and its tables row by row."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: dict[str, int] = {}
        self.links: list[str] = []
        self.outside: list[str] = []
        """What a browser would load by itself."""
        self.current: list[str] = []
        self.tables: list[list[list[str]]] = []
        self.headings: list[str] = []
        self.text = ""
        self.title = ""
        self.feed(data.decode("utf-8"))
        self.close()
        assert self.open == [], "every element that begins ends"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        self.tags[tag] = self.tags.get(tag, 0) + 1
        if tag not in _VOID:
            self.open.append(tag)
        if tag == "a":
            self.links.append(said.get("href") or "")
            if "aria-current" in said:
                self.current.append(said.get("href") or "")
        self.outside += [said[name] or "" for name in ("src", "srcset", "action", "data") if name in said]
        if tag == "link":
            self.outside.append(said.get("href") or "")
        match tag:
            case "table":
                self.tables.append([])
            case "tr":
                self.tables[-1].append([])
            case "th" | "td":
                self.tables[-1][-1].append("")
            case "h1" | "h2" | "h3":
                self.headings.append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" in self.open:
            return
        if "title" in self.open:
            self.title += data
            return
        self.text += data
        if {"h1", "h2", "h3"} & set(self.open):
            self.headings[-1] += data
        if {"th", "td"} & set(self.open):
            row = self.tables[-1][-1]
            row[-1] = " ".join(f"{row[-1]} {data}".split())

    @property
    def rows(self) -> list[list[str]]:
        """Those of the first table, without its head."""
        return self.tables[0][1:]
