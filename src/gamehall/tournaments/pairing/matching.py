"""Perfect matchings of least cost: everybody is paired once, for the least that it costs in all."""

from collections.abc import Sequence

from gamehall.kernel.extras import missing

try:
    import rustworkx as rx
except ImportError:
    raise missing("tournaments", "Pairing by matching") from None

Edge = tuple[int, int, int]
"""Two places and what it costs to pair them; costs are whole numbers below 2**120, zero or more."""


def cheapest(count: int, edges: Sequence[Edge]) -> tuple[tuple[int, int], ...] | None:
    """The pairs over the places 0 … count-1 whose costs add up to the least, lower place first, in order.

    None where these edges do not let everybody be paired."""
    if count % 2:
        return None
    dearest = max((cost for _, _, cost in edges), default=0)
    graph: rx.PyGraph[None, int] = rx.PyGraph(multigraph=False)
    graph.add_nodes_from([None] * count)
    graph.add_edges_from(list(edges))
    found = rx.max_weight_matching(graph, max_cardinality=True, weight_fn=lambda cost: dearest - cost)
    if len(found) * 2 < count:
        return None
    return tuple(sorted((min(pair), max(pair)) for pair in found))
