import { join } from 'node:path'
import { lockDataFolder } from '../scripts/data-folder.mjs'
import { announceRunning, ensureBuilt } from '../scripts/ensure-built.mjs'
import { PlainError } from '../scripts/plain-error.mjs'
import { ROOT } from '../scripts/stack-programs.mjs'
import { createBalancer } from './balancer'
import { redisConfig } from './config/redis'
import { type Context, doesListen, type OnDeath, openContext } from './context'
import { createDatabases } from './databases'
import { type Ports, portsFrom } from './options'
import type { Part } from './part'
import { findPrograms } from './programs'
import { createSites, type Env } from './sites'

export type ClusterOptions = {
  /** The first of its ports. */
  port: number
  /** Absolute; of all data, settings, secrets and logs. */
  folder: string
  say?: (line: string) => void
  /** Called when a process ended by itself. */
  onDeath?: OnDeath
  /** Environment of our own programs, on top of what the cluster sets. */
  env?: Env
  /** False: a commit waits for no replica. */
  isSynchronous?: boolean
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/**
 * Starts a whole cluster on this machine: nginx, two sites, two providers, PgBouncer, two PostgreSQL under Patroni with one
 * etcd, Redis.
 *
 * @throws {PlainError} when a program is not installed, a port is taken, or a part does not start
 */
export async function startCluster(options: ClusterOptions) {
  const { port, folder, say = () => undefined, onDeath = () => undefined } = options
  const programs = findPrograms()
  const ports = portsFrom(port)
  await requireFreePorts(ports)
  await ensureBuilt(ROOT, process.env, say)
  const stops: (() => unknown)[] = [lockDataFolder(folder), announceRunning(ROOT)]
  const stop = once(async () => {
    for (const step of stops.reverse()) await step()
  })
  try {
    const context = openContext({ folder, ports, programs, onDeath })
    stops.push(context.close)
    return {
      ...(await startAll(context, options, stops, say)),
      siteUrl: `http://localhost:${ports.site}`,
      ports,
      folder,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startAll(
  context: Context,
  { env = {}, isSynchronous = true }: ClusterOptions,
  stops: (() => unknown)[],
  say: (line: string) => void,
) {
  const databases = createDatabases(context, isSynchronous)
  const redis = createRedis(context)
  const { providers, fronts, renderers } = createSites(context, env)
  const nginx = createBalancer(context)
  const [first, second] = databases.nodes
  const patroni = databases.nodes.map((node) => node.patroni)
  const processes: Part[] = [databases.etcd, ...patroni, databases.pgbouncer, redis, ...providers, nginx, ...fronts]
  // In the order of starting, so that nobody loses what he needs: the replica's Patroni stops before the primary's.
  stops.push(databases.etcd.stop, async () => {
    const primary = await databases.primary().catch(() => first)
    await (primary === first ? second : first).patroni.stop()
    await primary.patroni.stop()
  })
  for (const part of processes.slice(1 + patroni.length)) stops.push(part.stop)

  say('Starting etcd, Patroni, PostgreSQL, PgBouncer and Redis …')
  await Promise.all([databases.start(), redis.start()])
  say('Starting the providers …')
  // The first one migrates.
  for (const provider of providers) await provider.start()
  await nginx.start()
  say('Starting the sites …')
  for (const front of fronts) await front.start()
  return { ...databases, patroni, redis, providers, fronts, renderers, nginx, processes }
}

function createRedis({ folderOf, createExternal, programs, ports, secrets, write }: Context): Part {
  const folder = folderOf('redis')
  const file = join(folder, 'redis.conf')
  write(file, redisConfig(folder, ports.redis, secrets.redis))
  return createExternal({
    name: 'redis',
    program: programs['redis-server'],
    args: [file],
    isReady: () => doesListen(ports.redis),
  })
}

async function requireFreePorts(ports: Ports): Promise<void> {
  for (const [name, used] of Object.entries({ ...ports, etcd: Object.values(ports.etcd) }))
    for (const port of [used].flat())
      if (await doesListen(port))
        throw new PlainError(`Port ${port} (${name}) is taken: choose others, for example --port ${ports.site + 100}`)
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}
