import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { get } from './get'
import { pin } from './load'
import { until } from './until'

export type Rival = { name: string; url: string; pid: number; stop(): Promise<void> }

type Start = {
  name: string
  /** A page of it: it is up when this answers 200. */
  url: string
  command: string[]
  env?: NodeJS.ProcessEnv
}

/** A program to measure against, on its own core. @throws {Error} with what it output, when it does not come up */
export async function startRival({ name, url, command, env = process.env }: Start): Promise<Rival> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-2_000)
    })
  child.on('error', (error) => {
    output += error.message
  })
  try {
    await until(`${name} answering at ${url}`, async () => isOver(child) || (await get(url)).status === 200)
    if (isOver(child)) throw new Error(`${name} ended with ${child.exitCode ?? child.signalCode}`)
  } catch (error) {
    await end(child)
    throw new Error(`${error instanceof Error ? error.message : error}\n${output}`)
  }
  const pid = child.pid ?? 0
  pin(pid, 0)
  return { name, url, pid, stop: () => end(child) }
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** nginx ends its workers only when it is asked to. */
async function end(child: ChildProcess): Promise<void> {
  if (isOver(child)) return
  const over = once(child, 'exit')
  child.kill('SIGTERM')
  await Promise.race([over, pause(2_000).then(() => child.kill('SIGKILL'))])
}
