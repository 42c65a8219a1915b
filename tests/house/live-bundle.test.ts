import { build, type Metafile } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleOptions } from '@/scripts/bundles.mjs'

const MAIN = 'dist/provider/main.js'
/** Sources that find a worker beside the file that they were bundled into. */
const BESIDE_MAIN = ['provider/modules/files/check-pdf.ts', 'provider/modules/vouchers/voucher-renderer.ts']

describe('the built provider', () => {
  let outputs: Metafile['outputs']

  beforeAll(async () => {
    const [provider] = bundleOptions(process.cwd())
    outputs = (await build({ ...provider, write: false, metafile: true })).metafile.outputs
  })

  const sourcesOf = (files: string[]) => files.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))

  it('loads nothing of the demo in live mode, and all of it by one import in a demo', () => {
    const inLive = sourcesOf(loadedBy(MAIN, ['import-statement']))
    expect(inLive).toContain('provider/app.ts')
    expect(inLive.filter((source) => source.startsWith('provider/demo/'))).toEqual([])
    const inDemo = sourcesOf(loadedBy(MAIN, ['import-statement', 'dynamic-import']))
    expect(inDemo).toEqual(
      expect.arrayContaining(['provider/demo/seed/seed.ts', 'provider/demo/test-cashier/test-cashier.ts']),
    )
  })

  it('has what looks beside itself in the main file', () => {
    expect(sourcesOf([MAIN])).toEqual(expect.arrayContaining(BESIDE_MAIN))
  })

  /** The file and what it imports, and so on. */
  function loadedBy(file: string, kinds: string[], seen = new Set<string>()): string[] {
    if (seen.has(file)) return []
    seen.add(file)
    const imports = outputs[file]?.imports ?? []
    const next = imports.filter(({ kind, external }) => !external && kinds.includes(kind))
    return [file, ...next.flatMap(({ path }) => loadedBy(path, kinds, seen))]
  }
})
