import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mergeSheets } from '../../scripts/merge-sheets.mjs'

const MANIFEST = '.next/server/app/[locale]/rent/page_client-reference-manifest.js'
const SEGMENTS = {
  '[project]/app/global-error': ['base', 'broken'],
  '[project]/app/[locale]/layout': ['base', 'frame'],
  '[project]/app/[locale]/error': ['base', 'frame', 'failure'],
  '[project]/app/[locale]/rent/layout': ['base', 'rent'],
  '[project]/app/[locale]/rent/page': ['base', 'frame', 'rent', 'cars', 'filters'],
  '[project]/node_modules/next/not-found': [],
}

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sheets '))
  for (const name of new Set(Object.values(SEGMENTS).flat())) write(`.next/static/chunks/${name}.css`, `.${name}{}`)
  const entryCSSFiles = Object.fromEntries(
    Object.entries(SEGMENTS).map(([segment, names]) => [
      segment,
      names.map((name) => ({ path: `static/chunks/${name}.css`, inlined: false })),
    ]),
  )
  const manifest = JSON.stringify({ moduleLoading: { prefix: '' }, entryCSSFiles })
  write(
    MANIFEST,
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/[locale]/rent/page"] = ${manifest}`,
  )
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a segment has one sheet, without what its layouts have brought; failures come with their layout', () => {
  mergeSheets(root)
  expect(rulesOf('[project]/app/[locale]/layout')).toEqual([['base', 'frame', 'broken', 'failure']])
  expect(rulesOf('[project]/app/[locale]/rent/layout')).toEqual([['rent']])
  expect(rulesOf('[project]/app/[locale]/rent/page')).toEqual([['cars', 'filters']])
  expect(rulesOf('[project]/app/[locale]/error')).toEqual([])
  expect(rulesOf('[project]/app/global-error')).toEqual(rulesOf('[project]/app/[locale]/layout'))
  expect(rulesOf('[project]/node_modules/next/not-found')).toEqual([])
})

test('the same sheets give the same name, other rules another one', () => {
  const unmerged = readFileSync(join(root, MANIFEST), 'utf8')
  const mergeAnew = () => {
    write(MANIFEST, unmerged)
    mergeSheets(root)
    return pathsOf('[project]/app/[locale]/layout')
  }
  const first = mergeAnew()
  expect(first).toHaveLength(1)
  expect(mergeAnew()).toEqual(first)
  write('.next/static/chunks/frame.css', '.frame{color:red}')
  expect(mergeAnew()).not.toEqual(first)
})

test('a sheet that imports another ends the build: behind other rules browsers ignore it', () => {
  write('.next/static/chunks/frame.css', '@import "/other.css";.frame{}')
  expect(() => mergeSheets(root)).toThrow('@import and @charset must stand first')
})

test('a manifest that is written in another way ends the build', () => {
  write(MANIFEST, 'export default {}')
  expect(() => mergeSheets(root)).toThrow('Next writes its manifest in another way')
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function pathsOf(segment: string): string[] {
  const [, json = ''] = /\] = (\{.*\})/.exec(readFileSync(join(root, MANIFEST), 'utf8')) ?? []
  const { entryCSSFiles } = JSON.parse(json) as { entryCSSFiles: Record<string, Array<{ path: string }>> }
  return (entryCSSFiles[segment] ?? []).map(({ path }) => path)
}

/** Classes of each sheet of a segment. */
function rulesOf(segment: string): string[][] {
  return pathsOf(segment).map((path) =>
    [...readFileSync(join(root, '.next', path), 'utf8').matchAll(/\.(\w+)\{/g)].map(([, name = '']) => name),
  )
}
