import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { dataOf } from '@/provider/db/embedded/cluster'
import { startEmbedded } from '@/provider/db/embedded/embedded'
import { readPostmaster } from '@/provider/db/embedded/postmaster'
import { makeQuickFolder } from '@/tests/setup/quick-folder'
import { TcpProxy } from './tcp-proxy'

export type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>

/** A PostgreSQL of the test's own with a network before it: it may be killed, held and started again. It keeps what it says. */
export async function startOwnPostgres(dataDir = makeQuickFolder('sun-fault-')) {
  let server = await startEmbedded({ dataDir })
  const network = await TcpProxy.toUrl(server.url)

  function processes(): number[] {
    const postmaster = readPostmaster(dataOf(dataDir))?.pid
    if (postmaster === undefined) return []
    const children = execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' })
    return [postmaster, ...children.trim().split('\n').map(Number)]
  }
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processes())
      try {
        process.kill(pid, name)
      } catch {
        // It has just gone.
      }
  }

  return {
    url: network.through(server.url),
    network,
    /** Without the network. */
    directUrl: () => server.url,
    /** The postmaster first, so that nothing is tidied up. */
    kill: () => signal('SIGKILL'),
    hold: () => signal('SIGSTOP'),
    release: () => signal('SIGCONT'),
    async startAgain(): Promise<void> {
      server = await startEmbedded({ dataDir })
      network.leadTo(server.url)
    },
    async close(): Promise<void> {
      await server.stop()
      await network.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
