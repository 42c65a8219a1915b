import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { PlainError } from './plain-error.mjs'

const READY_DEADLINE_MS = 180_000
const READY_POLL_MS = 50
const ASK_DEADLINE_MS = 2_000
/** Of a page that is compiled first. */
const COMPILE_DEADLINE_MS = 120_000
const STOP_DEADLINE_MS = 15_000
const TAIL_LINES = 12
const GUARD = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href

/**
 * @typedef {object} Asking
 * @property {string | undefined} [socketPath] asked instead of the address's port
 * @property {string} [host] the name by which the site is asked
 * @property {boolean} [isCompiled] false: what is asked is compiled on the way
 */

/**
 * Starts a Node program of ours in a process group of its own: Ctrl-C is for the launcher, which stops them in order.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {string[]} options.args
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string | null} options.logFile without one the program speaks for itself
 * @param {(message: unknown) => void} [options.onMessage] what it tells us over its channel
 */
export function startProgram({ name, args, cwd, env, logFile, onMessage = () => undefined }) {
  const log = logFile === null ? null : openLog(logFile)
  const output = log?.fd ?? 'inherit'
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', GUARD, ...args], {
    cwd,
    env: { ...env, SUN_LAUNCHER: String(process.pid) },
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  })
  if (log) closeSync(log.fd)
  child.on('message', onMessage)
  let isEnded = false
  /** @type {Promise<string>} how it ended */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  ended.then(() => {
    isEnded = true
  })

  const lastWords = () => (log && logFile ? afterColon(tail(logFile, log.from)) : '')
  return {
    pid: child.pid ?? 0,
    ended,
    /** After a colon; empty without a log file. */
    lastWords,

    /**
     * @param {string} url
     * @param {(body: string) => boolean} isOurs another program may answer at this address, with 200 too
     * @param {Asking} [asking]
     * @throws {PlainError} with its last words when it dies instead
     */
    async ready(url, isOurs, asking = {}) {
      const deadline = Date.now() + READY_DEADLINE_MS
      const death = ended.then((how) => {
        throw new PlainError(`The ${name} did not start (${how})${lastWords()}`)
      })
      await Promise.race([
        waitFor(
          () => ask(url, asking),
          isOurs,
          () => !isEnded && Date.now() <= deadline,
        ),
        death,
      ])
      if (Date.now() > deadline) throw new PlainError(`The ${name} did not become ready${lastWords()}`)
    },

    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

/** @param {() => Promise<string | null>} ask @param {(body: string) => boolean} isOurs @param {() => boolean} isWorthAsking */
async function waitFor(ask, isOurs, isWorthAsking) {
  while (isWorthAsking()) {
    const body = await ask().catch(() => null)
    if (body !== null && isOurs(body)) return
    await pause(READY_POLL_MS)
  }
}

/** @param {string} url @param {Asking} asking @returns {Promise<string | null>} null: not 200 */
async function ask(url, { socketPath, host, isCompiled = true }) {
  const call = get(url, {
    signal: AbortSignal.timeout(isCompiled ? ASK_DEADLINE_MS : COMPILE_DEADLINE_MS),
    agent: false,
    ...(socketPath && { socketPath }),
    ...(host && { headers: { host } }),
  })
  const [answer] = await once(call, 'response')
  const body = await text(answer)
  return answer.statusCode === 200 ? body : null
}

/** @param {string} path */
function openLog(path) {
  mkdirSync(dirname(path), { recursive: true })
  const fd = openSync(path, 'a', 0o600)
  return { fd, from: statSync(path).size }
}

/** One line stays on the line. @param {string} text */
function afterColon(text) {
  return text === '' ? '' : `:${text.includes('\n') ? '\n' : ' '}${text}`
}

/** @param {string} path @param {number} from */
function tail(path, from) {
  const text = readFileSync(path).subarray(from).toString().trimEnd()
  return text.split('\n').slice(-TAIL_LINES).join('\n')
}
