import { type ChildProcess, spawn } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_INTERVAL_MS = 50
const POLL_DEADLINE_MS = 2_000
const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 10_000
/** Whoever lived so long did not die of starting. */
const SETTLED_MS = 30_000
const STOP_DEADLINE_MS = 12_000
/** Of the heap, for what a page leaves behind: with Node's own 16 a renderer collects for a seventh of its time. */
const YOUNG_MB = 64

type Deps = {
  /** Path of the program. */
  script: string
  socketPath: string
  env: NodeJS.ProcessEnv
  onDeath: (how: string) => void
  /** What the renderer sends over the channel between us. */
  onMessage?: (message: unknown) => void
}

/** Keeps one renderer alive: starts it, starts it again when it dies, ends it. */
export function startRenderer({ script, socketPath, env, onDeath, onMessage }: Deps) {
  let child: ChildProcess | null = null
  let isStopping = false
  let isUp = false
  let wait = FIRST_RETRY_MS
  void superviseRenderer()

  return {
    isUp: () => isUp,
    pid: () => child?.pid,
    async stop(): Promise<void> {
      isStopping = true
      // Between two lives there is none to wait for.
      if (!child || !isRunning(child)) return
      const ended = endOf(child)
      child.kill('SIGTERM')
      const timer = setTimeout(() => child?.kill('SIGKILL'), STOP_DEADLINE_MS)
      await ended
      clearTimeout(timer)
    },
  }

  async function superviseRenderer(): Promise<void> {
    while (!isStopping) {
      const began = performance.now()
      // The channel tells the renderer when we are gone. No source maps: decision 172.
      child = spawn(process.execPath, [`--max-semi-space-size=${YOUNG_MB}`, script], {
        env: { ...env, SITE_SOCKET: socketPath },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      if (onMessage) child.on('message', onMessage)
      const ended = endOf(child)
      void untilReady(child)
      const how = await ended
      isUp = false
      if (isStopping) return
      onDeath(how)
      if (performance.now() - began > SETTLED_MS) wait = FIRST_RETRY_MS
      await pause(wait)
      wait = Math.min(wait * 2, LONGEST_RETRY_MS)
    }
  }

  async function untilReady(renderer: ChildProcess): Promise<void> {
    while (isRunning(renderer) && !isUp) {
      isUp = await isRendererReady(socketPath)
      if (!isUp) await pause(POLL_INTERVAL_MS)
    }
  }
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
}

function isRendererReady(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    request({ socketPath, path: '/healthz', timeout: POLL_DEADLINE_MS }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
      .once('error', () => resolve(false))
      .once('timeout', () => resolve(false))
      .end()
  })
}
