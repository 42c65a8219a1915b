import { spawn } from 'node:child_process'

const TAIL_LINES = 40

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let isStopped = false

/**
 * Runs a tool of the set-up to its end. Its output is shown when asked for, else only kept for a failure.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string | undefined>, isShown?: boolean }} options
 * @returns {Promise<{ code: number, tail: string }>}
 */
export function runStep(command, args, { cwd, env = process.env, isShown = false }) {
  if (isStopped) return Promise.resolve({ code: 143, tail: 'stopped' })
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(-20_000)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const end = (/** @type {number} */ code) => {
      running.delete(child)
      resolve({ code, tail: output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n') })
    }
    child.once('error', (error) => {
      output += error.message
      end(127)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}

/** A stopped launcher leaves no installer or compiler behind, and begins no further one. */
export function stopRunningSteps() {
  isStopped = true
  for (const child of running) child.kill('SIGTERM')
}
