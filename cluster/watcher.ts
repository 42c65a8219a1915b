// Runs beside the command and outlives it: when the command is killed, its pipe to us closes, and we end what it started
// and could not stop. Lines of the pipe: `start PID` and `data FOLDER` of a PostgreSQL, which outlives its Patroni.

import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { isServing, readPostmaster } from '@/provider/db/embedded/postmaster'
import { birthOf } from './processes'

const PATIENCE_MS = 15_000
const POLL_MS = 100

const births = new Map<number, string>()
const folders: string[] = []

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, value = ''] = line.split(/ (.*)/)
  if (kind === 'data') folders.push(value)
  else births.set(Number(value), birthOf(Number(value)) ?? '')
}

// The last one first: what needs another was started after it.
for (const pid of [...births.keys()].reverse()) await end(pid)
for (const folder of folders) {
  const server = readPostmaster(folder)
  // Immediately: nobody is left who could answer for it, and it recovers at the next start.
  if (server && isServing(server.pid, folder)) process.kill(server.pid, 'SIGQUIT')
}

async function end(pid: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  if (isSame(pid)) process.kill(pid, 'SIGTERM')
  while (isSame(pid) && Date.now() < deadline) await pause(POLL_MS)
  if (isSame(pid)) process.kill(-pid, 'SIGKILL')
}

/** A number may be another process's by now. */
function isSame(pid: number): boolean {
  return birthOf(pid) === births.get(pid) && births.get(pid) !== ''
}
