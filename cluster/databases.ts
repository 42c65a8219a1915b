import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isServing, readPostmaster } from '@/provider/db/embedded/postmaster'
import { patroniConfig } from './config/patroni'
import { DATABASE, pgbouncerConfig, primaryConfig, roleCallback, usersConfig } from './config/pgbouncer'
import { type Context, doesListen } from './context'
import type { Part } from './part'

const POLL_MS = 100
const ROLE_LIMIT_MS = 120_000
const API_LIMIT_MS = 2_000

/** One PostgreSQL and its Patroni. */
export type DatabaseNode = {
  name: string
  port: number
  patroni: Part
  /** Null: no PostgreSQL of this node runs. */
  postgresPid(): number | null
  /** SIGKILL for its PostgreSQL; Patroni decides what then happens. */
  killPostgres(): void
  /** As the superuser. */
  url: string
}

/** PostgreSQL twice under Patroni, etcd with one member, and PgBouncer, which follows the primary. */
export function createDatabases(context: Context, isSynchronous: boolean) {
  const etcd = createEtcd(context)
  const pgbouncer = createPgbouncer(context)
  const nodes = [createNode(context, 0, isSynchronous), createNode(context, 1, isSynchronous)] as const
  return {
    etcd,
    pgbouncer,
    nodes,
    /** @throws {Error} when no node becomes it in two minutes */
    primary: () => waitForRole(context, nodes, 'primary'),
    /** A node that follows the primary; null while there is none. */
    replica: () => findRole(context, nodes, 'replica'),
    /** Waits for a replica; one that commits wait for, unless the cluster is asynchronous. @throws {Error} after two minutes */
    waitForReplica: () => waitForRole(context, nodes, isSynchronous ? 'synchronous' : 'replica'),

    /** The first start makes role and database. */
    async start() {
      await etcd.start()
      // The first node makes the cluster, the second one copies it.
      await nodes[0].patroni.start()
      await nodes[1].patroni.start()
      const primary = await waitForRole(context, nodes, 'primary')
      await createDatabase(primary.url, context.secrets.application)
      await waitForRole(context, nodes, 'replica')
      await pgbouncer.start()
    },
  }
}

function createEtcd({ folderOf, createExternal, programs, ports }: Context): Part {
  const clients = `http://127.0.0.1:${ports.etcd.clients}`
  const peers = `http://127.0.0.1:${ports.etcd.peers}`
  // Waits less for a disk than the usual 1 s allows, so that a busy machine elects no new leader of one member.
  const patience = ['--heartbeat-interval', '500', '--election-timeout', '5000']
  return createExternal({
    name: 'etcd',
    program: programs.etcd,
    args: [
      ...['--name', 'etcd-1', '--data-dir', folderOf('etcd'), ...patience, '--log-level', 'warn'],
      ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `etcd-1=${peers}`],
    ],
    isReady: async () => (await fetch(`${clients}/health`, { signal: AbortSignal.timeout(API_LIMIT_MS) })).ok,
  })
}

function createPgbouncer({ folderOf, createExternal, programs, ports, secrets, write }: Context): Part {
  const folder = folderOf('pgbouncer')
  const file = join(folder, 'pgbouncer.ini')
  write(file, pgbouncerConfig(folder, ports))
  write(join(folder, 'users.txt'), usersConfig(secrets))
  // Later starts keep what the callback wrote.
  const primary = join(folder, 'primary.ini')
  if (!existsSync(primary)) write(primary, primaryConfig(ports.databases[0]))
  return createExternal({
    name: 'pgbouncer',
    program: programs.pgbouncer,
    args: [file],
    // Lets running transactions finish.
    stopSignal: 'SIGINT',
    isReady: () => doesListen(ports.pgbouncer),
  })
}

function createNode(context: Context, index: 0 | 1, isSynchronous: boolean): DatabaseNode {
  const { ports, programs, secrets, write, folderOf } = context
  const name = `database-${index + 1}`
  const folder = folderOf(name)
  const data = join(folder, 'data')
  const callback = join(folder, 'on-role-change')
  write(callback, roleCallback(folderOf('pgbouncer'), ports.databases[index]), 0o700)
  const file = join(folder, 'patroni.json')
  write(file, patroniConfig({ name, index, folder, ports, programs, secrets, callback, isSynchronous }))
  context.watchData(data)
  const postgresPid = () => {
    const server = readPostmaster(data)
    return server && isServing(server.pid, data) ? server.pid : null
  }
  return {
    name,
    port: ports.databases[index],
    url: `postgresql://postgres:${secrets.superuser}@127.0.0.1:${ports.databases[index]}/${DATABASE}`,
    patroni: context.createExternal({
      name: `patroni-${index + 1}`,
      program: programs.patroni,
      args: [file],
      // Its PostgreSQL runs, whatever its role.
      isReady: () => hasRole(context, index, 'health'),
    }),
    postgresPid,
    killPostgres() {
      const pid = postgresPid()
      if (pid !== null) process.kill(pid, 'SIGKILL')
    },
  }
}

/** `synchronous`: a replica that commits wait for. */
type Role = 'primary' | 'replica' | 'synchronous'

async function waitForRole(context: Context, nodes: readonly DatabaseNode[], role: Role): Promise<DatabaseNode> {
  const deadline = Date.now() + ROLE_LIMIT_MS
  while (Date.now() < deadline) {
    const node = await findRole(context, nodes, role)
    if (node) return node
    await pause(POLL_MS)
  }
  throw new Error(`no PostgreSQL has become the ${role}: ${nodes.map(({ patroni }) => context.logOf(patroni.name))}`)
}

async function findRole(context: Context, nodes: readonly DatabaseNode[], role: Role): Promise<DatabaseNode | null> {
  for (const [index, node] of nodes.entries()) if (await hasRole(context, index, role).catch(() => false)) return node
  return null
}

/** Patroni's REST interface answers 200 for what is true. */
async function hasRole({ ports }: Context, index: number, role: Role | 'health'): Promise<boolean> {
  const signal = AbortSignal.timeout(API_LIMIT_MS)
  const response = await fetch(`http://127.0.0.1:${ports.patroni[index]}/${role}`, { signal })
  await response.body?.cancel()
  return response.ok
}

async function createDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl.replace(/[^/]*$/, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount) return
    await client.query(`create role ${DATABASE} login password ${client.escapeLiteral(password)}`)
    await client.query(`create database ${DATABASE} owner ${DATABASE}`)
  } finally {
    await client.end()
  }
}
