import { expect, test } from '@playwright/test'
import { freePorts, openLauncherFolder, startLauncher } from './setup/launcher'
import { WIDE } from './setup/long-form'
import { descendantsOf, isRunning } from './setup/processes'
import { bookAt, killAndWait, killProgram } from './setup/supervision'

// Several starts, the first of which makes two years of demo data.
test.describe.configure({ timeout: 300_000 })

let room: ReturnType<typeof openLauncherFolder>
test.beforeEach(() => {
  room = openLauncherFolder()
})
test.afterEach(() => room.remove())

async function startSite() {
  const [PORT, PROVIDER_PORT] = await freePorts()
  const launcher = startLauncher(room.folder, { PORT, PROVIDER_PORT, TMPDIR: room.sockets })
  await launcher.ready
  return { launcher, site: `http://localhost:${PORT}` }
}

test(
  'a killed renderer is started again while kept pages are served, a killed front answers nothing but pages; a signal amid a restart leaves nothing behind',
  WIDE,
  async ({ request }) => {
    const { launcher, site } = await startSite()
    expect(await killAndWait(launcher, 'renderer', site)).toEqual(new Set([200]))
    await bookAt(request, site)

    // It listens again only when it can answer: until then nobody is told of errors.
    const seen = await killAndWait(launcher, 'front', site)
    expect([...seen].filter((status) => status !== 0)).toEqual([200])
    await bookAt(request, site)

    const provider = await killProgram(launcher, 'provider')
    await killProgram(launcher, 'provider', provider)
    const family = descendantsOf(launcher.pid)
    await killProgram(launcher, 'postgres')
    process.kill(launcher.pid, 'SIGTERM')
    expect(await launcher.ended).toMatchObject({ code: 0, stderr: '' })
    expect([...family, ...descendantsOf(launcher.pid)].filter(isRunning)).toEqual([])
    expect(room.socketFolders()).toEqual([])
  },
)

const OFTEN = [
  { name: 'provider', line: /^The provider died 5 times within a minute \(the last time: SIGKILL\) .+provider\.log$/ },
  { name: 'renderer', line: /^The renderer died 5 times within a minute \(the last time: SIGKILL\) .+site\.log$/ },
] as const

test('what dies five times in a minute is given up in one line, and everything else is stopped', WIDE, async () => {
  for (const { name, line } of OFTEN) {
    const { launcher } = await startSite()
    const family = new Set<number>()
    let killed = 0
    for (let death = 1; death <= 5; death += 1) {
      killed = await killProgram(launcher, name, killed)
      for (const pid of descendantsOf(launcher.pid)) family.add(pid)
    }
    const { code, stdout, stderr } = await launcher.ended
    expect({ code, last: stdout.trimEnd().split('\n').at(-1) }).toEqual({ code: 1, last: 'Stopping the others …' })
    expect(stderr.trimEnd()).toMatch(line)
    expect(stderr.trimEnd()).not.toContain('\n')
    expect([...family].filter(isRunning)).toEqual([])
  }
})
