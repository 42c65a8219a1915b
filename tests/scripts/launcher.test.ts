import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SiteEnv } from '@/lib/config/site-env'
import { readConfig } from '@/provider/config/config'
import { ENVIRONMENT_NAMES } from '@/provider/config/environment-schema'
import { parseEnv, withEnvFile } from '../../scripts/env-file.mjs'
import { fingerprint } from '../../scripts/fingerprint.mjs'
import { testEnv } from '../../scripts/gates.mjs'
import { ensureInstalled, isInstalled } from '../../scripts/install.mjs'
import { takeLock } from '../../scripts/lock.mjs'
import { oldNodeMessage } from '../../scripts/node-version.mjs'
import { requireFreePort, requireOwnPorts, sandboxPortOf } from '../../scripts/ports.mjs'
import { demoSecrets } from '../../scripts/secrets.mjs'
import { nextDev } from '../../scripts/stack-programs.mjs'

// Read by the launcher, the tests and the operator's commands alone.
const OF_THE_SCRIPTS = ['DATA_DIR', 'CHROMIUM_PATH', 'OPERATOR_DIR']

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'launcher-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe('.env', () => {
  it.each([
    { line: 'PORT=4000', values: { PORT: '4000' } },
    { line: '  export PORT = 4000  # ours', values: { PORT: '4000' } },
    { line: 'NAME="SUN # rent"  # quoted', values: { NAME: 'SUN # rent' } },
    { line: "URL='a=b'", values: { URL: 'a=b' } },
    { line: 'EMPTY=', values: { EMPTY: '' } },
    { line: '# PORT=1', values: {} },
  ])('reads $line', ({ line, values }) => {
    expect(parseEnv(line)).toEqual(values)
  })

  it.each(['PORT 4000', '=4000', '4PORT=1', 'NAME="open', "NAME='a' b"])(
    'names the line of %s, not its content',
    (line) => {
      expect(() => parseEnv(`A=1\n\n${line}\n`)).toThrow(/^\.env: line 3 is not KEY=VALUE$/)
    },
  )

  it('gives way to the environment', () => {
    const file = join(directory, '.env')
    writeFileSync(file, 'PORT=4000\nHOST=0.0.0.0\n')
    expect(withEnvFile(file, { PORT: '5000' })).toEqual({ PORT: '5000', HOST: '0.0.0.0' })
    expect(withEnvFile(join(directory, 'none'), { PORT: '5000' })).toEqual({ PORT: '5000' })
  })
})

describe('.env.example', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))

  it('lists every variable of site, provider and scripts, and no other', () => {
    const known = new Set([...Object.keys(SiteEnv.shape), ...ENVIRONMENT_NAMES, ...OF_THE_SCRIPTS])
    expect(Object.keys(example).sort()).toEqual([...known].sort())
  })

  it('shows the defaults', () => {
    const defaults = SiteEnv.parse({ PROVIDER_TOKEN: 'token' })
    for (const [name, value] of Object.entries(defaults))
      if (typeof value !== 'object' && !['PROVIDER_TOKEN', 'PROVIDER_URL'].includes(name))
        expect([name, example[name]]).toEqual([name, String(value)])
  })

  it('keeps an operator’s settings away from the tests', () => {
    const env = testEnv('.', { DATABASE_URL: 'postgresql://live', SUN_MODE: 'live', PATH: '/bin', CHROMIUM_PATH: '/c' })
    expect(env).toMatchObject({ PATH: '/bin', CHROMIUM_PATH: '/c' })
    expect(Object.keys(env)).not.toEqual(expect.arrayContaining(['DATABASE_URL']))
    expect(Object.keys(env)).not.toEqual(expect.arrayContaining(['SUN_MODE']))
  })
})

describe('the start', () => {
  it.each([
    ['18.20.0', true],
    ['20.18.9', true],
    ['20.19.0', false],
    ['22.0.0', false],
    ['24.1.0', false],
  ])('on Node %s rejects: %s', (version, isRefused) => {
    expect(oldNodeMessage(version) !== null).toBe(isRefused)
  })

  it('names a taken port and how to take another, in one line', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await expect(requireFreePort({ name: 'PROVIDER_PORT', port })).rejects.toThrow(
      `Port ${port} is taken: choose another, for example PROVIDER_PORT=${port + 1} npm start`,
    )
    await new Promise((resolve) => server.close(resolve))
    await expect(requireFreePort({ name: 'PROVIDER_PORT', port })).resolves.toBeUndefined()
  })

  it('rejects one port for two programs, in one line', () => {
    expect(() => requireOwnPorts({ PORT: 4904, PROVIDER_PORT: 4904 })).toThrow(
      /^PORT and PROVIDER_PORT are both 4904: .+$/,
    )
    expect(() => requireOwnPorts({ PORT: 4904, PROVIDER_PORT: 4905, SANDBOX_PORT: 4904 })).toThrow(
      /^PORT and SANDBOX_PORT are both 4904: .+$/,
    )
    expect(() => requireOwnPorts({ PORT: 4904, PROVIDER_PORT: 4905, SANDBOX_PORT: 5005 })).not.toThrow()
  })

  it.each([
    { env: {}, providerPort: 3100, port: 3200 },
    { env: {}, providerPort: 65_500, port: 65_400 },
    { env: { SANDBOX_PORT: '4906' }, providerPort: 3100, port: 4906 },
  ])('knows the port of the test cashier as the provider does: $port', ({ env, providerPort, port }) => {
    expect(sandboxPortOf(env, providerPort)).toBe(port)
    const secrets = { PROVIDER_TOKEN: 'token-1234', BOOKING_SECRET: 'secret-1234', FILES_MASTER_KEY: 'master-1234' }
    const given = { DATABASE_URL: 'postgresql://sun@/sun', PROVIDER_PORT: String(providerPort), ...secrets, ...env }
    expect(readConfig(given).payments.testCashier).toEqual({ port })
  })

  it.each([{ SUN_MODE: 'live' }, { YOOKASSA_SECRET_KEY: 'test_x' }, { PROVIDER_URL: 'http://127.0.0.1:1' }])(
    'has no test cashier with %o',
    (env) => expect(sandboxPortOf(env, 3100)).toBeNull(),
  )

  it.each([
    { HOST: undefined, listens: ['-H', 'localhost'] },
    { HOST: '127.0.0.1', listens: ['-H', 'localhost'] },
    { HOST: '192.0.2.7', listens: ['-H', '192.0.2.7'] },
    { HOST: '0.0.0.0', listens: [] },
  ])('of the sources listens on HOST alone: $HOST', ({ HOST, listens }) => {
    expect(nextDev({ HOST, PORT: '3000' }).slice(2)).toEqual(['-p', '3000', ...listens])
  })

  it('says in one line that packages are missing where nothing can be written', async () => {
    const said: string[] = []
    await expect(ensureInstalled('/dev/null/clone', (line) => said.push(line))).rejects.toThrow(
      /^The packages are not installed, and \/dev\/null\/clone cannot be written: .+$/,
    )
    expect(said).toEqual([])
  })

  it('makes the secrets of a demo once, for their owner alone', () => {
    const made = demoSecrets(directory)
    expect(demoSecrets(directory)).toEqual(made)
    expect(statSync(join(directory, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(new Set(Object.values(made)).size).toBe(3)
    for (const secret of Object.values(made))
      expect(Buffer.from(secret.replace(/^demo-/, ''), 'base64url')).toHaveLength(32)
  })

  it('gives a lock to one, says who has it, and takes over from the dead', () => {
    const path = join(directory, 'lock')
    const mine = takeLock(path)
    expect(takeLock(path)).toEqual({ heldBy: process.pid })
    if (mine.heldBy === null) mine.release()
    // The number of a living process, but of another birth: given out again.
    writeFileSync(path, `${process.pid} 1`)
    expect(takeLock(path).heldBy).toBeNull()
  })
})

describe('what a second start may skip', () => {
  it('is the installation, until the lockfile wants another version', () => {
    const lock = (version: string) =>
      JSON.stringify({
        packages: { '': {}, 'node_modules/a': { version }, 'node_modules/b': { version: '1.0.0', optional: true } },
      })
    mkdirSync(join(directory, 'node_modules'))
    writeFileSync(join(directory, 'package-lock.json'), lock('1.0.0'))
    expect(isInstalled(directory)).toBe(false)
    writeFileSync(
      join(directory, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }),
    )
    expect(isInstalled(directory)).toBe(true)
    writeFileSync(join(directory, 'package-lock.json'), lock('1.0.1'))
    expect(isInstalled(directory)).toBe(false)
  })

  it.each(['lib/a.ts', 'scripts/bundles.mjs', 'scripts/pack-files.mjs'])(
    'is the build, until a source or a compiled-in setting changes: %s',
    (name) => {
      const source = join(directory, name)
      mkdirSync(dirname(source))
      writeFileSync(source, 'one')
      const before = fingerprint(directory, { PORT: '1' })
      utimesSync(source, 1, 1)
      writeFileSync(join(directory, 'README.md'), 'read me')
      expect(fingerprint(directory, { PORT: '2' })).toBe(before)
      expect(fingerprint(directory, { NEXT_PUBLIC_BRAND: 'MOON' })).not.toBe(before)
      writeFileSync(source, 'two')
      expect(fingerprint(directory, { PORT: '1' })).not.toBe(before)
    },
  )
})
