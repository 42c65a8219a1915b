import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../../scripts/ensure-built.mjs'
import { ROOT, startStack } from '../../scripts/stack.mjs'
import { textArgument } from '../argument-of'
import type { Row } from '../report'
import { compareScreens } from './compare-screens'

const PORT = 4402

type Stack = Awaited<ReturnType<typeof startStack>>

/**
 * `npm run bench -- --screens --base=FOLDER`: every page of this site and of another clone's, on one provider, pixel by pixel:
 * three languages, two widths, light and dark. FOLDER is a built clone of the version to compare with. Differing pairs are
 * written to `test-results/screens`. `--only=/rent/` takes the pages whose address holds that text.
 */
export async function benchScreens(): Promise<Row[]> {
  const base = textArgument('base')
  if (!base) throw new Error('--base=FOLDER is missing: a built clone of the version to compare with')
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-screens-'))
  await ensureBuilt(ROOT, process.env, console.log)
  const stack = await startStack({ port: PORT, providerPort: PORT + 1, dataDir: join(dataDir, 'site') })
  try {
    const before = await startBase(resolve(base), stack, join(dataDir, 'base'))
    try {
      return rowsOf(
        await compareScreens({ before: before.siteUrl, after: stack.siteUrl, only: textArgument('only') ?? '' }),
      )
    } finally {
      await before.stop()
    }
  } finally {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The site of the other clone, by its own programs, on this clone's provider. */
async function startBase(folder: string, stack: Stack, dataDir: string): Promise<Stack> {
  const { startStack: start } = (await import(pathToFileURL(join(folder, 'scripts', 'stack.mjs')).href)) as {
    startStack: typeof startStack
  }
  const env = { PROVIDER_URL: stack.providerUrl, PROVIDER_TOKEN: stack.providerToken }
  return start({ port: PORT + 2, providerPort: PORT + 1, dataDir, env })
}

function rowsOf({ count, differing }: Awaited<ReturnType<typeof compareScreens>>): Row[] {
  for (const { name, pixels, size } of differing) console.log(`${name}: ${pixels} pixels, ${size}`)
  const detail = `of ${count} screens; the pairs are in test-results/screens`
  return [{ metric: 'differing screens', value: differing.length, unit: '', limit: 0, better: 'low', detail }]
}
