import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { COLOURS, PAINTS } from '../provider/contract/rules/cars/paints.ts'

const root = new URL('..', import.meta.url)
const folder = new URL('public/assets/cars/', root)
export const LIST = 'lib/cars/drawings.generated.ts'

const PAINT_RULES = `<style>${COLOURS.map((colour) => `#${colour}:target~*{--paint:${PAINTS[colour]}}`).join('')}</style>`
const PAINT_TARGETS = COLOURS.map((colour) => `<g id="${colour}"/>`).join('')

/**
 * A model's drawing that an `<img>` can show in each paint: the colour is the fragment of its address.
 *
 * @param {string} drawing
 */
export function withPaints(drawing) {
  const [, head, body] = /^(<svg [^>]*>)(?:<style>.*?<\/style>(?:<g id="\w+"\/>)+)?(.*)$/s.exec(drawing) ?? []
  if (!head) throw new Error('a drawing begins with <svg>')
  return `${head}${PAINT_RULES}${PAINT_TARGETS}${body}`
}

/**
 * Text of the list of the drawings: a new or changed one is seen by browsers under another address.
 *
 * @returns {string}
 */
export function drawingList() {
  const models = readdirSync(new URL('models/', folder)).sort()
  const rows = models.map((file) => `  '${file.replace('.svg', '')}': ${entryOf(file)},`)
  return `// Made by \`npx tsx scripts/make-drawings.mjs\`; never edited by hand.

/** Drawings of the classes and plans of seats: one file each, with a fingerprint of its content. */
export const CLASS_DRAWINGS = '/assets/cars/sprite.svg?v=${hashOf('sprite.svg')}'
export const SEAT_PLANS = '/assets/cars/plans.svg?v=${hashOf('plans.svg')}'

/** Fingerprint of the drawing of each model, and the size of its window in units of 8.75 mm. */
export const MODEL_DRAWINGS: Readonly<Record<string, { hash: string; width: number; height: number }>> = {
${rows.join('\n')}
}
`
}

/** @param {string} file */
function entryOf(file) {
  const [, width, height] = /^<svg [^>]*viewBox="\S+ \S+ (\S+) (\S+)"/.exec(read(`models/${file}`)) ?? []
  if (!width) throw new Error(`${file} has no viewBox`)
  return `{ hash: '${hashOf(`models/${file}`)}', width: ${width}, height: ${height} }`
}

/** @param {string} path */
function hashOf(path) {
  return createHash('sha256').update(read(path)).digest('hex').slice(0, 8)
}

/** @param {string} path */
function read(path) {
  return readFileSync(new URL(path, folder), 'utf8')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of readdirSync(new URL('models/', folder)))
    writeFileSync(new URL(`models/${file}`, folder), withPaints(read(`models/${file}`)))
  writeFileSync(new URL(LIST, root), drawingList())
}
