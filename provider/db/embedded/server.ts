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
const ASK_DEADLINE_MS = 2_000
/** No child of ours: it has to be looked at. */
const WATCH_MS = 500
const LOG_MAX_BYTES = 5_000_000
// A refused statement is the provider's to report, without its values (provider/logging/log-options.ts): neither it nor the rows
// that it touched may stand in the server's log.
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_min_messages: 'log',
}
// Said to whoever asks while it starts.
const TOO_EARLY = /the database system is (starting up|not yet accepting)/
// Left by a killed server; gone as soon as its last backend has noticed.
const PASSING_FAULT = /lock file|shared memory block/

/** The server that a killed launcher left running, or null: none, or one that is on its way out. */
export async function attach({ data }: Pick<Cluster, 'data'>): Promise<Running | null> {
  const deadline = Date.now() + START_DEADLINE_MS
  for (;;) {
    const found = readPostmaster(data)
    if (!found || !isServing(found.pid, data)) return null
    if (await answers(found.socketDirectory)) return { ...found, ended: watchUntilGone(found.pid, data) }
    if (Date.now() > deadline) throw new Error(hint(`PostgreSQL (process ${found.pid}) runs but does not answer`))
    await pause(POLL_MS)
  }
}

/**
 * Starts the server on its socket folder and waits until it answers.
 *
 * @param stopping ends the waiting, and what has been started by then
 */
export async function boot(cluster: Cluster, socketDirectory: string, stopping?: AbortSignal): Promise<Running> {
  const deadline = Date.now() + START_DEADLINE_MS
  for (;;) {
    clearMisleadingPidFile(cluster.data)
    makeSocketFolder(socketDirectory, cluster.account)
    const { pid, from, ended } = launch(cluster, socketDirectory)
    const isWorthAsking = () => Date.now() <= deadline && !stopping?.aborted
    const outcome = await Promise.race([waitForAnswer(socketDirectory, isWorthAsking), ended])
    if (outcome === 'up') return { pid, socketDirectory, ended }

    const complaint = errorTextSince(cluster.log, from) || outcome
    await shutDown({ pid, socketDirectory }, cluster.data)
    stopping?.throwIfAborted()
    if (Date.now() > deadline || !PASSING_FAULT.test(complaint))
      throw new Error(hint(`The embedded PostgreSQL did not start: ${complaint} (${cluster.log})`))
    await pause(RETRY_MS)
  }
}

async function waitForAnswer(socketDirectory: string, isWorthAsking: () => boolean): Promise<'up' | 'no answer'> {
  while (isWorthAsking()) {
    if (await answers(socketDirectory)) return 'up'
    await pause(POLL_MS)
  }
  return 'no answer'
}

/** Fast shutdown: sessions are cut, everything committed is kept. Returns when the server is gone. */
export async function shutDown({ pid, socketDirectory }: Omit<Running, 'ended'>, data: string): Promise<void> {
  // Its number may be a stranger's by now.
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

async function answers(socketDirectory: string): Promise<boolean> {
  const asked = { host: socketDirectory, user: 'sun', database: 'postgres', connectionTimeoutMillis: ASK_DEADLINE_MS }
  const client = openClient(asked)
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
