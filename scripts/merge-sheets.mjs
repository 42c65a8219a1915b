import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MANIFEST = 'page_client-reference-manifest.js'
const ASSIGNMENT = /^(globalThis\.__RSC_MANIFEST\[.*?\] = )(\{.*\});?\s*$/m

/** @typedef {{ path: string, inlined: boolean }} Sheet */

/**
 * Gives each segment of a route one stylesheet instead of one for each component: what its layouts have already brought is
 * left out. Next's own grouping either sends a page the sheets of all others or asks for twenty files. The files of the
 * components stay: what is loaded later asks for them one by one.
 *
 * @param {string} root
 */
export function mergeSheets(root) {
  const output = join(root, '.next')
  const pages = readdirSync(join(output, 'server', 'app'), { recursive: true, encoding: 'utf8' })
  for (const name of pages.filter((page) => page.endsWith(MANIFEST))) {
    const path = join(output, 'server', 'app', name)
    const text = readFileSync(path, 'utf8')
    const [, head, json] = ASSIGNMENT.exec(text) ?? []
    if (!head || !json) throw new Error(`${path}: Next writes its manifest in another way`)
    const manifest = JSON.parse(json)
    manifest.entryCSSFiles = mergeSegments(output, manifest.entryCSSFiles)
    writeFileSync(
      path,
      text.replace(ASSIGNMENT, () => `${head}${JSON.stringify(manifest)}`),
    )
  }
}

/**
 * What stands in for a page that fails is asked for with every page: its sheets come with those of its layout.
 *
 * @param {string} output
 * @param {Record<string, Sheet[]>} segments
 * @returns {Record<string, Sheet[]>}
 */
function mergeSegments(output, segments) {
  const names = Object.keys(segments)
  const outermost = names.filter((name) => name.endsWith('/layout')).sort((one, other) => one.length - other.length)[0]
  const failureOf = (/** @type {string} */ layout) =>
    names.filter(
      (name) => name === `${dirname(layout)}/error` || (layout === outermost && name.endsWith('/global-error')),
    )
  const withFailures = (/** @type {string} */ name) =>
    new Set([name, ...(name.endsWith('/layout') ? failureOf(name) : [])].flatMap((one) => pathsOf(segments[one])))

  const merge = (/** @type {string} */ name) => {
    if (outermost && name.endsWith('/global-error')) return merge(outermost)
    const layouts = names.filter(
      (one) => one !== name && one.endsWith('/layout') && name.startsWith(`${dirname(one)}/`),
    )
    const brought = new Set(layouts.flatMap((layout) => [...withFailures(layout)]))
    const own = [...withFailures(name)].filter((path) => !brought.has(path))
    return own.length === 0 ? [] : [{ path: writeMerged(output, own), inlined: false }]
  }
  return Object.fromEntries(names.map((name) => [name, merge(name)]))
}

const pathsOf = (/** @type {Sheet[] | undefined} */ sheets) => (sheets ?? []).map(({ path }) => path)

/**
 * @param {string} output
 * @param {string[]} paths
 * @returns {string} the path of the merged file, named by its content
 */
function writeMerged(output, paths) {
  const text = paths
    .map((path) =>
      readFileSync(join(output, path), 'utf8')
        .replace(/\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '')
        .trim(),
    )
    .join('\n')
  if (/@(import|charset)\b/.test(text))
    throw new Error(`${paths.join(', ')}: @import and @charset must stand first in a sheet`)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 13)
  const path = `static/chunks/${hash}.css`
  writeFileSync(join(output, path), text)
  return path
}
