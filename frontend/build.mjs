// Builds every page of the front end into a script and a stylesheet with a fixed name, so that the server needs no
// manifest. A page that shows a board asks for that board once, as it opens, and for no other; a table in play never
// misses a file that an upgrade has removed without opening anew: what only an official's chair or a later phase of a game
// needs is asked for when it is near.
//
//   src/pages/<page>.ts   ->  assets/<page>.js, assets/<page>.css   (every file in the folder; no list to edit)
//   src/boards/<game>/pages/<page>.ts   ->  assets/<game>-<page>.js, .css: a page that one game alone has
//   what a page asks for when it knows its game, such as a board  ->  assets/<page>/*, named by their content
//   src/look/hall.css     ->  assets/hall.css, assets/fonts/*
//   htmx.org              ->  assets/htmx.js
//   @expo-google-fonts/*  ->  print/*.ttf     (what is printed on paper; every such package, no list to edit)
//   public/*              ->  *
//   licences of all that  ->  licences.txt
//   their versions        ->  packages.json   (for the bill of materials)
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const dist = join(here, 'dist')
const assets = join(dist, 'assets')
const { devDependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const printed = Object.keys(devDependencies).filter((name) => name.startsWith('@expo-google-fonts/'))
const shipped = [
  'svelte',
  'htmx.org',
  '@fontsource/atkinson-hyperlegible',
  '@fontsource/atkinson-hyperlegible-mono',
  ...printed,
]
// The first font has bold letters; the others lend it what it has not, in one weight, since they are large.
const WEIGHTS = { '@expo-google-fonts/noto-sans': ['400Regular', '700Bold'] }

function licence(name) {
  const folder = join(here, 'node_modules', name)
  const files = readdirSync(folder).filter((entry) => /^licen[cs]e/i.test(entry))
  return [name, ...files.map((file) => readFileSync(join(folder, file), 'utf8').trim())].join('\n\n') + '\n'
}

function copyFonts(name) {
  for (const weight of WEIGHTS[name] ?? ['400Regular']) {
    const folder = join(here, 'node_modules', name, weight)
    const files = readdirSync(folder).filter((file) => file.endsWith('.ttf'))
    for (const file of files) copyFileSync(join(folder, file), join(dist, 'print', file))
  }
}

function described(name) {
  const { version, license } = JSON.parse(readFileSync(join(here, 'node_modules', name, 'package.json'), 'utf8'))
  return { name, version, license }
}

const SHARED = 'shared'

/** All but a page's own few lines, what belongs to one game, and what only some chairs of a table need. */
function isShared(file) {
  return !/\/src\/(pages|boards\/\w+|table\/chairs|generated)\/(?!protocol)/.test(file)
}

/** The game whose board this is; its script is called after it. */
function gameOf(file) {
  return /\/boards\/(\w+)\/kit\.ts$/.exec(file ?? '')?.[1]
}

function output(name, input) {
  return build({
    root: here,
    configFile: join(here, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        input: { [name]: join(here, input) },
        output: {
          entryFileNames: 'assets/[name].js',
          chunkFileNames: ({ facadeModuleId }) => `assets/${name}/${gameOf(facadeModuleId) ?? '[name]'}-[hash].js`,
          assetFileNames: ({ names }) => {
            if (names.some((file) => file.endsWith('.woff2'))) return 'assets/fonts/[name][extname]'
            const own = names.every((file) => [name, SHARED].includes(basename(file, '.css')))
            return own ? `assets/${name}[extname]` : `assets/${name}/[name]-[hash][extname]`
          },
          codeSplitting: { groups: [{ name: SHARED, test: isShared }] },
        },
      },
    },
  })
}

rmSync(dist, { recursive: true, force: true })
mkdirSync(assets, { recursive: true })

/** The pages in a folder, by the name of what is built from them. */
function pagesIn(folder, name = (page) => page) {
  const files = existsSync(join(here, folder)) ? readdirSync(join(here, folder)) : []
  const pages = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  return pages.map((file) => [name(basename(file, '.ts')), `${folder}/${file}`])
}

const boards = readdirSync(join(here, 'src/boards'))
const pages = [
  ...pagesIn('src/pages'),
  ...boards.flatMap((game) => pagesIn(`src/boards/${game}/pages`, (page) => `${game}-${page}`)),
]
// `node build.mjs table` builds that page and no other, which is enough to see whether a board can be built.
const asked = process.argv.slice(2)
for (const [page, file] of pages.filter(([name]) => !asked.length || asked.includes(name))) {
  await output(page, file)
  // A page without a style of its own still has its stylesheet, so that the server may always link it.
  const style = join(assets, `${page}.css`)
  if (!existsSync(style)) writeFileSync(style, '')
}
await output('hall', 'src/look/hall.css')

copyFileSync(join(here, 'node_modules/htmx.org/dist/htmx.min.js'), join(assets, 'htmx.js'))
mkdirSync(join(dist, 'print'), { recursive: true })
printed.forEach(copyFonts)
for (const file of readdirSync(join(here, 'public'))) copyFileSync(join(here, 'public', file), join(dist, file))
writeFileSync(join(dist, 'licences.txt'), shipped.map(licence).join('\n\n'))
writeFileSync(join(dist, 'packages.json'), JSON.stringify(shipped.map(described), null, 2))
