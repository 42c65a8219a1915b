import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from '@/provider/db/embedded/cluster'
import { type EmbeddedPostgres, startEmbedded } from '@/provider/db/embedded/embedded'
import { readPostmaster } from '@/provider/db/embedded/postmaster'
import { type DatabaseProxy, openDatabaseProxy } from '@/tests/setup/database-proxy'
import { rentalOf, TOKEN } from '@/tests/setup/open-provider'
import { bundleProvider, type ProviderProcess } from '@/tests/setup/provider-process'
import { makeQuickFolder } from '@/tests/setup/quick-folder'

const RECOVERY = { timeout: 5_000 }

/** A server of its own: that of the other tests must not stand still. */
describe('a provider whose PostgreSQL', { tags: '@wide' }, () => {
  const dataDir = makeQuickFolder('sun-restarted-')
  let server: EmbeddedPostgres
  let proxy: DatabaseProxy
  let program: Awaited<ReturnType<typeof bundleProvider>>
  let provider: ProviderProcess
  beforeAll(async () => {
    server = await startEmbedded({ dataDir })
    // A network in between, as to a server elsewhere: the embedded one itself keeps its socket (decision 46).
    proxy = await openDatabaseProxy(server.url)
    program = await bundleProvider()
    provider = await program.start(proxy.url, { DATABASE_WAIT_MS: '1800' })
  }, 120_000)
  afterAll(async () => {
    await program.remove()
    await proxy.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const get = (path: string) => fetch(provider.origin + path, { headers: { authorization: `Bearer ${TOKEN}` } })
  const search = () => {
    const { df, dt } = rentalOf('honda-fit', 30, 4, new Date())
    return get(`/sun/v2/cars?${new URLSearchParams({ df, dt })}`)
  }
  const expectAway = async () => {
    for (const { status, headers } of [await search(), await get('/readyz')]) {
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
    }
    expect((await get('/healthz')).status).toBe(200)
  }
  const expectWell = async () => {
    await expect.poll(async () => (await search()).status, RECOVERY).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    expect(provider.child.exitCode).toBe(null)
  }

  it('stands still answers 503 meanwhile and is well within 5 s', async () => {
    await expectWell()
    const all = processes()
    for (const pid of all) process.kill(pid, 'SIGSTOP')
    await expectAway()
    for (const pid of all) process.kill(pid, 'SIGCONT')
    await expectWell()
  })

  it('is started anew answers 503 meanwhile and is well within 5 s', async () => {
    await expectWell()
    await server.stop()
    await expectAway()
    server = await startEmbedded({ dataDir })
    proxy.leadTo(server.url)
    await expectWell()
  })

  it('loses a process by a crash, and recovers itself, is well within 5 s', async () => {
    await expectWell()
    const [postmaster, ...before] = processes()
    // A backend that is killed makes the server end all the others and recover from its log.
    process.kill(before.at(-1) ?? 0, 'SIGKILL')
    await expect.poll(() => processes().filter((pid) => before.includes(pid)), RECOVERY).toEqual([])
    expect(processes()[0]).toBe(postmaster)
    await expectWell()
  })

  function processes(): number[] {
    const postmaster = readPostmaster(dataOf(dataDir))?.pid ?? 0
    const children = execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' })
    return [postmaster, ...children.trim().split('\n').map(Number)]
  }
})
