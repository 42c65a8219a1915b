import { spawn } from 'node:child_process'
import { closeSync, fchmodSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openClient } from '@/provider/db/pool/open-pool'
import type { Account } from './account'
import { hint } from './embedded-error'
import { clearMisleadingPidFile, isServing, readPostmaster } from './postmaster'
import { makeSocketFolder } from './socket-folder'

export type Cluster = { data: string; log: string; program: string; account: Account }

export type Running = {
  pid: number
  socketDirectory: string
  /** How it ended, when it has. */
  ended: Promise<string>
}

const START_DEADLINE_MS = 60_000
const FAST_STOP_MS = 20_000
const POLL_MS = 25
const RETRY_MS = 250
const CONNECT_DEADLINE_MS = 2_000
/** The server of another launcher is no child process, so it is polled. */
const WATCH_MS = 500
const LOG_MAX_BYTES = 5_000_000
// The provider reports a failed statement without its values (provider/logging/log-options.ts): neither the statement nor its
// rows may stand in the server's log.
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_min_messages: 'log',
}
// Responses of a server that is still starting.
const TOO_EARLY = /the database system is (starting up|not yet accepting)/
// Files of a killed server, which go as soon as its last backend has noticed.
const PASSING_ERROR = /lock file|shared memory block/

/** Returns the server that a killed launcher left running, or null: there is none, or it is stopping. */
export async function attach({ data }: Pick<Cluster, 'data'>): Promise<Running | null> {
  const deadline = Date.now() + START_DEADLINE_MS
  for (;;) {
    const postmaster = readPostmaster(data)
    if (!postmaster || !isServing(postmaster.pid, data)) return null
    if (await acceptsConnections(postmaster.socketDirectory))
      return { ...postmaster, ended: watchUntilGone(postmaster.pid, data) }
    if (Date.now() > deadline) throw new Error(hint(`PostgreSQL (process ${postmaster.pid}) runs but does not answer`))
    await pause(POLL_MS)
  }
}

/**
 * Starts the server on its socket folder and waits until it accepts connections.
 *
 * @param stopping ends the wait and the server that has been started by then
 */
export async function boot(cluster: Cluster, socketDirectory: string, stopping?: AbortSignal): Promise<Running> {
  const deadline = Date.now() + START_DEADLINE_MS
  for (;;) {
    clearMisleadingPidFile(cluster.data)
    makeSocketFolder(socketDirectory, cluster.account)
    const { pid, from, ended } = launch(cluster, socketDirectory)
    const isInTime = () => Date.now() <= deadline && !stopping?.aborted
    const outcome = await Promise.race([waitForConnection(socketDirectory, isInTime), ended])
    if (outcome === 'up') return { pid, socketDirectory, ended }

    const errorText = errorTextSince(cluster.log, from) || outcome
    await shutDown({ pid, socketDirectory }, cluster.data)
    stopping?.throwIfAborted()
    if (Date.now() > deadline || !PASSING_ERROR.test(errorText))
      throw new Error(hint(`The embedded PostgreSQL did not start: ${errorText} (${cluster.log})`))
    await pause(RETRY_MS)
  }
}

async function waitForConnection(socketDirectory: string, isInTime: () => boolean): Promise<'up' | 'no answer'> {
  while (isInTime()) {
    if (await acceptsConnections(socketDirectory)) return 'up'
    await pause(POLL_MS)
  }
  return 'no answer'
}

/** Stops the server by a fast shutdown, which ends its sessions and loses nothing committed; returns when it is gone. */
export async function shutDown({ pid, socketDirectory }: Omit<Running, 'ended'>, data: string): Promise<void> {
  // The number may belong to another process by now.
  if (isServing(pid, data)) signal(pid, 'SIGINT')
  const patience = Date.now() + FAST_STOP_MS
  while (isServing(pid, data)) {
    if (Date.now() > patience) signal(pid, 'SIGQUIT')
    await pause(POLL_MS)
  }
  rmSync(socketDirectory, { recursive: true, force: true })
}

function launch({ data, log, program, account }: Cluster, socketDirectory: string) {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX_BYTES) rmSync(log)
  const output = openSync(log, 'a', 0o600)
  fchmodSync(output, 0o600)
  const from = statSync(log).size
  const [command = program, ...rest] = [...account.prefix, program]
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Its own process group: Ctrl-C in the terminal is for the launcher, which stops the programs in order.
  const child = spawn(command, [...rest, '-D', data, '-k', socketDirectory, ...settings], {
    ...account.spawn,
    stdio: ['ignore', output, output],
    detached: true,
  })
  closeSync(output)
  child.unref()
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, name) => resolve(name ?? `exit code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  return { pid: child.pid ?? 0, from, ended }
}

async function watchUntilGone(pid: number, data: string): Promise<string> {
  while (isServing(pid, data)) await pause(WATCH_MS, undefined, { ref: false })
  return 'it is gone'
}

async function acceptsConnections(socketDirectory: string): Promise<boolean> {
  const config = {
    host: socketDirectory,
    user: 'sun',
    database: 'postgres',
    connectionTimeoutMillis: CONNECT_DEADLINE_MS,
  }
  const client = openClient(config)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function errorTextSince(log: string, from: number): string {
  const lines = readFileSync(log).subarray(from).toString().split('\n')
  return lines.find((line) => line.includes('FATAL') && !TOO_EARLY.test(line)) ?? ''
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Gone already.
  }
}
