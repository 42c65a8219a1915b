import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dataOf } from '@/provider/db/embedded/cluster'
import { readPostmaster } from '@/provider/db/embedded/postmaster'
import { descendantsOf } from '../../e2e/setup/processes'
import { freePort } from '../../e2e/setup/start-stack'
import { TOKEN } from '../reference'

const START_LIMIT_MS = 600_000
const READY = /Ready in/

/** What a kill can hit. */
export const TARGETS = ['provider', 'postgres', 'front', 'renderer'] as const
export type Target = (typeof TARGETS)[number]

/** How each Node program of ours is known by its command line. */
const SCRIPTS = {
  provider: 'dist/provider/main.js',
  front: 'dist/server/front/main.js',
  renderer: 'dist/server/renderer.js',
}

/** How long a program was away. */
export type Recovery = { target: Target; ms: number }

export type KilledStack = Awaited<ReturnType<typeof startForKills>>

/** The real `npm start` with a data folder of its own. */
export async function startForKills() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-kills-'))
  const [port, providerPort, testCashierPort] = [await freePort(), await freePort(), await freePort()]
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PROVIDER_TOKEN: TOKEN,
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    SANDBOX_PORT: String(testCashierPort),
  }
  const launcher = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const ended = once(launcher, 'exit').then(([code]) => Number(code))
  await untilReady(launcher, output)
  return {
    siteUrl: `http://localhost:${port}`,
    providerUrl: `http://127.0.0.1:${providerPort}`,
    providerToken: TOKEN,
    output: () => output.join(''),
    /** Exit code of the launcher. */
    ended,
    /** Null: it is not there at the moment. */
    pidOf: (target: Target) => pidOf(launcher.pid ?? 0, dataDir, target),
    databaseUrl: () => databaseUrlOf(dataDir),
    /** Everything that the launcher has started, theirs too. */
    processes: () => descendantsOf(launcher.pid ?? 0),
    async stop() {
      launcher.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(launcher: ChildProcess, output: string[]): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (!READY.test(output.join(''))) {
    if (launcher.exitCode !== null || Date.now() > deadline) throw new Error(`npm start failed:\n${output.join('')}`)
    await pause(100)
  }
}

function pidOf(launcher: number, dataDir: string, target: Target): number | null {
  if (target === 'postgres') {
    const pid = readPostmaster(dataOf(join(dataDir, 'postgres')))?.pid ?? null
    return pid !== null && commandOf(pid).includes(dataDir) ? pid : null
  }
  return descendantsOf(launcher).find((pid) => commandOf(pid).includes(SCRIPTS[target])) ?? null
}

function databaseUrlOf(dataDir: string): string {
  const postmaster = readPostmaster(dataOf(join(dataDir, 'postgres')))
  return `postgresql://sun@localhost/postgres?host=${encodeURIComponent(postmaster?.socketDirectory ?? '')}`
}

/** Empty for one that is gone. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
