import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

export type Load = { perSecond: number; p99: number }

const CONNECTIONS = 64
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

export const hasProgram = (name: string): boolean => spawnSync('which', [name]).status === 0

/** Which program asks: wrk takes a fifth of the time that autocannon needs for itself. */
export const GENERATOR = hasProgram('wrk') ? 'wrk' : 'autocannon'

/** Keeps a process on one core, where that can be said; everything that it has started stays where it is. */
export function pin(pid: number, core: number): void {
  if (hasProgram('taskset')) spawnSync('taskset', ['-apc', String(core), String(pid)])
}

/** Asks for one address with 64 connections, gzip, from the second core. */
export async function load(url: string, seconds: number): Promise<Load> {
  const header = 'accept-encoding: gzip'
  const command =
    GENERATOR === 'wrk'
      ? ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', header, url]
      : [
          'node',
          'node_modules/autocannon/autocannon.js',
          '-j',
          '-c',
          String(CONNECTIONS),
          '-d',
          String(seconds),
          '-H',
          header,
          url,
        ]
  const text = await output(hasProgram('taskset') ? ['taskset', '-c', '1', ...command] : command)
  return GENERATOR === 'wrk' ? readWrk(text) : readAutocannon(text)
}

function readWrk(text: string): Load {
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1])
  const [, value, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? []
  if (/Non-2xx/.test(text) || !(rate > 0)) throw new Error(`wrk: ${text}`)
  return { perSecond: rate, p99: Number(value) * (UNITS[unit] ?? 1) }
}

function readAutocannon(text: string): Load {
  const { requests, latency, non2xx } = JSON.parse(text)
  if (non2xx > 0) throw new Error(`autocannon: ${non2xx} answers were no success`)
  return { perSecond: requests.average, p99: latency.p99 }
}

async function output([program = '', ...args]: string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  await once(child, 'close')
  return text
}
