import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { nginxConfig } from './config/nginx'
import { type Context, doesListen } from './context'
import type { Part } from './part'
import { childrenOf, commandOf, connectionsTo } from './processes'

const POLL_MS = 50
const DRAIN_LIMIT_MS = 90_000

export type Balancer = Part & {
  /** Sends no new request to this port from now on. */
  exclude(port: number): Promise<void>
  /** The same, and waits until the last running one has ended. */
  drain(port: number): Promise<void>
  include(port: number): Promise<void>
  /** Its workers, without old ones that only finish what they have begun. */
  workers(): number[]
}

/** nginx in front of the fronts, and of the providers behind them. */
export function createBalancer(context: Context): Balancer {
  const { ports, programs, write } = context
  const folder = context.folderOf('nginx')
  const file = join(folder, 'nginx.conf')
  const drained = new Set<number>()
  const writeConfig = () => write(file, nginxConfig(ports, { folder, drained: [...drained] }))
  writeConfig()
  const nginx = context.createExternal({
    name: 'nginx',
    program: programs.nginx,
    args: ['-p', folder, '-c', file, '-e', 'stderr'],
    // Lets running requests finish.
    stopSignal: 'SIGQUIT',
    isReady: async () => (await doesListen(ports.site)) && (await doesListen(ports.inner)),
  })
  const balancer: Balancer = Object.assign(nginx, {
    async exclude(port: number) {
      drained.add(port)
      await reload()
    },
    async drain(port: number) {
      await balancer.exclude(port)
      await waitFor(() => connectionsTo(port) === 0, `the connections to port ${port} did not end`)
    },
    async include(port: number) {
      drained.delete(port)
      await reload()
    },
    workers: () => (nginx.pid === null ? [] : childrenOf(nginx.pid).filter(doesAccept)),
  })
  return balancer

  /** New workers take over; the old ones accept nothing more and finish what they have begun. */
  async function reload(): Promise<void> {
    writeConfig()
    const master = nginx.pid
    if (master === null) return
    const old = childrenOf(master)
    process.kill(master, 'SIGHUP')
    await waitFor(
      () => childrenOf(master).some((pid) => !old.includes(pid)) && !old.some(doesAccept),
      `nginx refused its settings: ${context.logOf('nginx')}`,
    )
  }
}

/** A worker says in its title that it is about to end. */
function doesAccept(worker: number): boolean {
  const title = commandOf(worker)
  return title !== '' && !title.includes('shutting down')
}

async function waitFor(isDone: () => boolean, problem: string): Promise<void> {
  const deadline = Date.now() + DRAIN_LIMIT_MS
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error(problem)
    await pause(POLL_MS)
  }
}
