import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { testEnv } from '../scripts/gates.mjs'
import { IS_WIDE, WIDE } from './setup/long-form'
import { descendantsOf } from './setup/processes'

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sun-launcher-'))
  // PostgreSQL may run as another account.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'empty.env'), '')
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('npm start serves the site from a path with a space, and a signal leaves nothing behind', async () => {
  // A first start makes two years of demo data.
  test.setTimeout(120_000)
  const sockets = join(folder, 't')
  mkdirSync(sockets)
  chmodSync(sockets, 0o777)
  const [PORT, PROVIDER_PORT] = await freePorts()
  const DATA_DIR = join(folder, 'data with a space')
  // The second start finds the first one's data.
  for (const signal of IS_WIDE ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const)) {
    const launcher = start({ PORT, PROVIDER_PORT, DATA_DIR, TMPDIR: sockets })
    await launcher.ready
    expect((await fetch(`http://127.0.0.1:${PORT}/`)).status).toBe(200)
    const family = descendantsOf(launcher.pid)
    expect(family.length).toBeGreaterThanOrEqual(4)
    // Of PostgreSQL, and of the renderer.
    expect(socketFolders(sockets)).toHaveLength(2)

    process.kill(launcher.pid, signal)
    expect(await launcher.ended).toMatchObject({ code: 0, stderr: '' })
    expect(family.filter(isRunning)).toEqual([])
    expect(socketFolders(sockets)).toEqual([])
  }
  const said = readFileSync(join(DATA_DIR, 'logs', 'provider.log'), 'utf8')
  expect(said.match(/demo data written/g)).toHaveLength(1)
})

const REFUSALS = [
  {
    name: 'one port for both programs',
    env: { PORT: '4904', PROVIDER_PORT: '4904' },
    line: /^PORT and PROVIDER_PORT are both 4904: /,
  },
  { name: 'a mode that is none', env: { SUN_MODE: 'prod' }, line: /^SUN_MODE must be demo or live$/ },
  { name: 'a proxy that is no address', env: { TRUSTED_PROXY: 'abc' }, line: /^TRUSTED_PROXY must be IP addresses/ },
  { name: 'a data folder that cannot be', env: { DATA_DIR: '/dev/null/x' }, line: /^The data folder .+ cannot be/ },
  {
    name: 'a database that does not answer',
    env: { DATABASE_URL: 'postgresql://sun:canary@127.0.0.1:1/sun' },
    line: /^The provider did not start \(exit code 1\): The database of DATABASE_URL does not answer \(ECONNREFUSED\)$/,
  },
]

for (const { name, env, line } of REFUSALS)
  test(`npm start refuses ${name} in one line`, WIDE, async () => {
    const [PORT, PROVIDER_PORT] = await freePorts()
    await expectRefusal(start({ PORT, PROVIDER_PORT, ...env }), line)
  })

test('npm start refuses a taken port in one line', async () => {
  const holder = await listen()
  const [, PROVIDER_PORT] = await freePorts()
  await expectRefusal(
    start({ PORT: portOf(holder), PROVIDER_PORT }),
    /^Port \d+ is taken: choose another, for example /,
  )
  holder.close()
})

test('npm start names the broken line of an environment file, not its content', async () => {
  const file = join(folder, 'broken.env')
  writeFileSync(file, '# ours\nPORT=4904\nBOOKING_SECRET canary\n')
  await expectRefusal(start({}, file), /^broken\.env: line 3 is not KEY=VALUE$/)
})

type Launcher = ReturnType<typeof start>

async function expectRefusal({ ended }: Launcher, line: RegExp): Promise<void> {
  const { code, stdout, stderr } = await ended
  expect(code).toBe(1)
  expect(stderr.trimEnd()).toMatch(line)
  expect(stderr.trimEnd()).not.toContain('\n')
  expect(stdout).not.toContain('PostgreSQL')
}

/** `npm start` without the settings of whoever runs the tests. */
function start(env: Record<string, string>, file = join(folder, 'empty.env')) {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--env', file], {
    env: { ...testEnv('.', process.env), NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk
      if (stdout.includes('Ready in')) resolve()
    })
    ended.then(() => reject(new Error(`ended before it was ready: ${stderr}`)))
  })
  ready.catch(() => undefined) // a refusal is waited for by its end
  return { pid: child.pid ?? 0, ready, ended }
}

/** A zombie only waits for somebody to read how it ended. */
function isRunning(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return state !== '' && !state.startsWith('Z')
}

function socketFolders(directory: string): string[] {
  return readdirSync(directory).filter((name) => name.startsWith('sun-'))
}

async function freePorts(): Promise<[string, string]> {
  const servers = [await listen(), await listen()] as const
  const ports: [string, string] = [portOf(servers[0]), portOf(servers[1])]
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  return ports
}

function listen(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

function portOf(server: Server): string {
  const address = server.address()
  return String(address !== null && typeof address === 'object' ? address.port : 0)
}
