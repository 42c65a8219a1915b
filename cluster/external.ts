import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from '@/provider/db/embedded/account'
import { PlainError } from '../scripts/plain-error.mjs'
import type { Run } from './part'

const READY_DEADLINE_MS = 120_000
const READY_POLL_MS = 100
const STOP_DEADLINE_MS = 30_000
const TAIL_LINES = 12

type External = {
  name: string
  program: string
  args: string[]
  account: Account
  logFile: string
  /** Ends it gracefully. */
  stopSignal?: NodeJS.Signals
  isReady: () => Promise<boolean>
  /** Told each process that is started: what outlives this command is ended by the watcher. */
  watch: (pid: number) => void
}

/**
 * Starts a program that is not ours, in a process group of its own: Ctrl-C is for the command, which stops all in order.
 */
export function startExternal(external: External): Run {
  const { name, program, args, account, logFile, stopSignal = 'SIGTERM', isReady } = external
  const log = openSync(logFile, 'a', 0o600)
  const from = statSync(logFile).size
  const [command = program, ...rest] = [...account.prefix, program, ...args]
  const child = spawn(command, rest, { ...account.spawn, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const pid = child.pid ?? 0
  if (pid !== 0) external.watch(pid)
  let isEnded = false
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  void ended.then(() => {
    isEnded = true
  })
  return {
    pid,
    ended,
    async ready() {
      const deadline = Date.now() + READY_DEADLINE_MS
      while (!isEnded && Date.now() < deadline) {
        if (await isReady().catch(() => false)) return
        await pause(READY_POLL_MS)
      }
      const how = isEnded ? `did not start (${await ended})` : 'did not become ready'
      throw new PlainError(`${name} ${how}:\n${tailOf(logFile, from)}`)
    },
    async stop() {
      child.kill(stopSignal)
      const timer = setTimeout(() => killGroup(pid), STOP_DEADLINE_MS)
      await ended
      clearTimeout(timer)
    },
    kill: () => killGroup(pid),
  }
}

/** Its children too: workers of nginx outlive their master. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}

function tailOf(file: string, from: number): string {
  return readFileSync(file).subarray(from).toString().trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
}
