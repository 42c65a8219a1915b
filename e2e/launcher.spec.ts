import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePorts, type Launcher, listen, openLauncherFolder, portOf, startLauncher } from './setup/launcher'
import { listeningPorts, TELLS_PORTS } from './setup/listening'
import { IS_WIDE, WIDE } from './setup/long-form'
import { descendantsOf, isRunning } from './setup/processes'
import { freePort } from './setup/start-stack'
import { bookAt, killAndWait } from './setup/supervision'

let room: ReturnType<typeof openLauncherFolder>
test.beforeEach(() => {
  room = openLauncherFolder()
})
test.afterEach(() => room.remove())

test('npm start serves the site from a path with a space, starts again what dies, and a signal leaves nothing behind', async ({
  request,
}) => {
  // A first start makes two years of demo data.
  test.setTimeout(240_000)
  const [PORT, PROVIDER_PORT] = await freePorts()
  const METRICS_PORT = String(await freePort())
  const DATA_DIR = join(room.folder, 'data with a space')
  const site = `http://localhost:${PORT}`
  // The second start finds the first one's data.
  for (const signal of IS_WIDE ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const)) {
    const HOST = '0.0.0.0'
    const launcher = start({ HOST, PORT, PROVIDER_PORT, METRICS_PORT, DATA_DIR, TMPDIR: room.sockets })
    await launcher.ready
    expectPorts(launcher, { site: PORT, others: [PROVIDER_PORT, METRICS_PORT, Number(PROVIDER_PORT) + 100] })
    for (const path of STAFF_PATHS) expect((await fetch(`http://127.0.0.1:${PORT}${path}`)).status, path).toBe(404)
    expect((await fetch(`http://127.0.0.1:${PORT}/`)).status).toBe(200)
    expect(descendantsOf(launcher.pid).length).toBeGreaterThanOrEqual(4)
    expect(room.socketFolders()).toHaveLength(2)

    // What was seen is given from memory meanwhile.
    const seen = await killAndWait(launcher, 'provider', site)
    expect(seen).toEqual(new Set([200]))
    expect(await killAndWait(launcher, 'postgres', site)).toEqual(new Set([200]))
    await bookAt(request, site)

    const family = descendantsOf(launcher.pid)
    process.kill(launcher.pid, signal)
    expect(await launcher.ended).toMatchObject({ code: 0, stderr: '' })
    expect(family.filter(isRunning)).toEqual([])
    expect(room.socketFolders()).toEqual([])
  }
  const said = readFileSync(join(DATA_DIR, 'logs', 'provider.log'), 'utf8')
  expect(said.match(/demo data written/g)).toHaveLength(1)
})

/** What the branch reads at other ports of this machine. */
const STAFF_PATHS = [
  '/metrics',
  '/outbox',
  '/openapi.json',
  '/sun/v2/page-changes',
  '/auth-client/client',
  '/v3/payments',
]

/** Visitors reach the site alone, though it is shown to the network: the others stay on this machine, PostgreSQL has a socket. */
function expectPorts({ pid }: Launcher, { site, others }: { site: string; others: (string | number)[] }): void {
  if (!TELLS_PORTS) return
  const found = listeningPorts([pid, ...descendantsOf(pid)]).map(({ address, port }) => `${address}:${port}`)
  expect(found.sort()).toEqual([`0.0.0.0:${site}`, ...others.map((port) => `127.0.0.1:${port}`)].sort())
}

const REFUSALS = [
  {
    name: 'one port for both programs',
    env: { PORT: '4904', PROVIDER_PORT: '4904' },
    line: /^PORT and PROVIDER_PORT are both 4904: /,
  },
  {
    name: 'one port for the site and its counters',
    env: { PORT: '4904', METRICS_PORT: '4904' },
    line: /^PORT and METRICS_PORT are both 4904: /,
  },
  { name: 'a mode that is none', env: { SUN_MODE: 'prod' }, line: /^SUN_MODE must be demo or live$/ },
  { name: 'a proxy that is no address', env: { TRUSTED_PROXY: 'abc' }, line: /^TRUSTED_PROXY must be IP addresses/ },
  { name: 'a data folder that cannot be', env: { DATA_DIR: '/dev/null/x' }, line: /^The data folder .+ cannot be/ },
  {
    name: 'a database that does not answer',
    env: { DATABASE_URL: 'postgresql://sun:canary@127.0.0.1:1/sun' },
    line: /^The provider did not start \(exit code 69\): The database of DATABASE_URL does not answer \(ECONNREFUSED\)$/,
  },
]

for (const { name, env, line } of REFUSALS)
  test(`npm start refuses ${name} in one line`, WIDE, async () => {
    const [PORT, PROVIDER_PORT] = await freePorts()
    await expectRefusal(start({ PORT, PROVIDER_PORT, ...env }), line)
  })

test('npm start rejects a taken port in one line', async () => {
  const holder = await listen()
  const [, PROVIDER_PORT] = await freePorts()
  await expectRefusal(
    start({ PORT: portOf(holder), PROVIDER_PORT }),
    /^Port \d+ is taken: choose another, for example /,
  )
  holder.close()
})

test('npm start names the broken line of an environment file, not its content', async () => {
  const file = join(room.folder, 'broken.env')
  writeFileSync(file, '# ours\nPORT=4904\nBOOKING_SECRET canary\n')
  await expectRefusal(start({}, file), /^broken\.env: line 3 is not KEY=VALUE$/)
})

async function expectRefusal({ ended }: Launcher, line: RegExp): Promise<void> {
  const { code, stdout, stderr } = await ended
  expect(code).toBe(1)
  expect(stderr.trimEnd()).toMatch(line)
  expect(stderr.trimEnd()).not.toContain('\n')
  expect(stdout).not.toContain('PostgreSQL')
}

function start(env: Record<string, string>, file?: string): Launcher {
  return startLauncher(room.folder, env, file)
}
