import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from './report'

const PORT = 4392
const LIMIT_MS = 600_000

/** Seconds of the first `npm start` in a fresh clone (install, build, seed) and of the second, to the first 200. */
export async function benchStarts(): Promise<Row[]> {
  const clone = mkdtempSync(join(tmpdir(), 'sun-start-'))
  try {
    spawnSync('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, clone], { stdio: 'inherit' })
    const first = await secondsToFirstPage(clone)
    const second = await secondsToFirstPage(clone)
    return [
      {
        metric: '`npm start`, fresh clone',
        value: first,
        unit: 's',
        limit: null,
        better: 'low',
        detail: 'to the first 200',
      },
      {
        metric: '`npm start`, second',
        value: second,
        unit: 's',
        limit: null,
        better: 'low',
        detail: 'to the first 200',
      },
      { metric: 'second / fresh start', value: second / first, unit: '×', limit: 0.1, better: 'low', detail: '' },
    ]
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

async function secondsToFirstPage(clone: string): Promise<number> {
  const start = performance.now()
  const env = { ...process.env, PORT: String(PORT), PROVIDER_PORT: String(PORT + 1), DATA_DIR: '.data' }
  const launcher = spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore' })
  try {
    while ((await status()) !== 200) {
      if (launcher.exitCode !== null) throw new Error(`npm start ended with ${launcher.exitCode}`)
      if (performance.now() - start > LIMIT_MS) throw new Error('npm start took too long')
      await pause(50)
    }
    return (performance.now() - start) / 1000
  } finally {
    launcher.kill('SIGTERM')
    if (launcher.exitCode === null) await once(launcher, 'exit')
  }
}

function status(): Promise<number> {
  return new Promise((resolve) => {
    const call = http.get({ host: '127.0.0.1', port: PORT, path: '/' }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    call.on('error', () => resolve(0))
  })
}
