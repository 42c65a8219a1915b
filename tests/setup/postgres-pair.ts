import { execFile, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, vi } from 'vitest'
import { chooseAccount } from '@/provider/db/embedded/account'
import { isServing } from '@/provider/db/embedded/postmaster'
import { boot, type Cluster, type Running, shutDown } from '@/provider/db/embedded/server'
import { socketFolderOf } from '@/provider/db/embedded/socket-folder'
import { makeQuickFolder } from './quick-folder'

/** Where Debian lays PostgreSQL 15; the packages from npm have no `pg_basebackup`. */
const PROGRAMS = '/usr/lib/postgresql/15/bin'
const PATIENCE = { timeout: 20_000, interval: 50 }

/** Why a test over a primary and its replica cannot run here, or null. */
export const NO_PAIR = existsSync(join(PROGRAMS, 'pg_basebackup')) ? null : `no PostgreSQL 15 in ${PROGRAMS}`

type Member = Cluster & Running
export type PostgresPair = Awaited<ReturnType<typeof startPostgresPair>>

/**
 * A primary and its streaming replica, which the test kills and promotes. A commit waits for the replica, so that nothing
 * that was acknowledged may be lost.
 */
export async function startPostgresPair() {
  const folder = makeQuickFolder('sun-pair-')
  const program = join(PROGRAMS, 'postgres')
  const account = chooseAccount(folder, program)
  const run = (name: string, options: string[]) => {
    const path = join(PROGRAMS, name)
    const [command = path, ...rest] = [...account.prefix, path]
    return { command, options: [...rest, ...options] }
  }
  const clusterOf = (name: string): Cluster => {
    return { data: join(folder, name), log: join(folder, `${name}.log`), program, account }
  }
  const started = new Map<string, Member>()
  const start = async (cluster: Cluster): Promise<Member> => {
    const member = { ...cluster, ...(await boot(cluster, socketFolderOf(cluster.data))) }
    started.set(cluster.data, member)
    return member
  }
  const stop = async () => {
    for (const member of started.values()) await shutDown(member, member.data)
    rmSync(folder, { recursive: true, force: true })
  }
  /** Copies the primary into an empty folder and starts the copy as its replica. */
  const startReplica = async (of: Member, name: string): Promise<Member> => {
    const cluster = clusterOf(name)
    rmSync(cluster.data, { recursive: true, force: true })
    const from = ['-h', of.socketDirectory, '-U', 'sun', '-D', cluster.data, '-R', '--checkpoint=fast', '--no-sync']
    const { command, options } = run('pg_basebackup', from)
    await promisify(execFile)(command, options, account.spawn)
    return start(cluster)
  }

  const first = clusterOf('a')
  const made = run('initdb', ['-D', first.data, '-U', 'sun', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const { status, stderr } = spawnSync(made.command, made.options, { ...account.spawn, encoding: 'utf8' })
  if (status !== 0) throw new Error(`initdb of PostgreSQL 15 failed: ${stderr}`)
  let primary = await start(first)
  let replica = await startReplica(primary, 'b')
  await awaitReplica(primary).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const sockets = [primary, replica].map(({ socketDirectory }) => socketDirectory)

  return {
    /** Of both, as DATABASE_URL has it. */
    url: `${urlOf(sockets.join(','))}&target_session_attrs=read-write`,
    primaryUrl: () => urlOf(primary.socketDirectory),
    replicaUrl: () => urlOf(replica.socketDirectory),
    /** As a power cut: nobody says farewell. */
    async killPrimary(): Promise<void> {
      process.kill(primary.pid, 'SIGKILL')
      await vi.waitUntil(() => !isServing(primary.pid, primary.data), PATIENCE)
    },
    /** Stops it in the middle of everything: it accepts connections and answers none. */
    freezePrimary: () => process.kill(primary.pid, 'SIGSTOP'),
    async killReplica(): Promise<void> {
      await onServer(primary, 'alter system reset synchronous_standby_names', 'select pg_reload_conf()')
      process.kill(replica.pid, 'SIGKILL')
      await vi.waitUntil(() => !isServing(replica.pid, replica.data), PATIENCE)
    },
    async restartReplica(): Promise<void> {
      replica = await start(replica)
    },
    /** The replica replays nothing until `resumeReplay`. Commits that wait for it need no replay. */
    pauseReplay: () => onServer(replica, 'select pg_wal_replay_pause()'),
    resumeReplay: () => onServer(replica, 'select pg_wal_replay_resume()'),
    /** The replica takes over; it waits for no other one until `rebuild`. */
    async promote(): Promise<void> {
      ;[primary, replica] = [replica, primary]
      await onServer(primary, 'select pg_promote(true, 30)')
      await onServer(primary, 'alter system reset synchronous_standby_names', 'select pg_reload_conf()')
    },
    /** The server that was killed comes back as the replica. */
    async rebuild(): Promise<void> {
      rmSync(socketFolderOf(replica.data), { recursive: true, force: true })
      replica = await startReplica(primary, replica.data.endsWith('/a') ? 'a' : 'b')
      await awaitReplica(primary)
    },
    stop,
  }
}

async function awaitReplica(primary: Member): Promise<void> {
  await onServer(primary, "alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()')
  const state = () => onServer(primary, 'select sync_state as state from pg_stat_replication')
  await vi.waitFor(async () => expect(await state()).toEqual([{ state: 'sync' }]), PATIENCE)
}

async function onServer({ socketDirectory }: Member, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: urlOf(socketDirectory) })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

function urlOf(sockets: string): string {
  return `postgresql://sun@localhost/postgres?host=${encodeURIComponent(sockets)}`
}
