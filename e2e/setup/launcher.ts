import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testEnv } from '../../scripts/gates.mjs'

export type Launcher = ReturnType<typeof startLauncher>

/** A folder for the data, settings and sockets of launchers that a test starts. */
export function openLauncherFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sun-launcher-'))
  // PostgreSQL may run as another account.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'empty.env'), '')
  const sockets = join(folder, 't')
  mkdirSync(sockets)
  chmodSync(sockets, 0o777)
  return {
    folder,
    sockets,
    /** Of PostgreSQL and of the renderer. */
    socketFolders: () => readdirSync(sockets).filter((name) => name.startsWith('sun-')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** `npm start` without the settings of whoever runs the tests. */
export function startLauncher(folder: string, env: Record<string, string>, file = join(folder, 'empty.env')) {
  const { NEXT_PUBLIC_COMPONENTS_PAGE: page } = process.env
  // Of the build that stands there: without it the start would want another one.
  const built = page ? { NEXT_PUBLIC_COMPONENTS_PAGE: page } : {}
  const child = spawn(process.execPath, ['scripts/start.mjs', '--env', file], {
    env: { ...testEnv('.', process.env), ...built, NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk
      if (stdout.includes('Ready in')) resolve()
    })
    ended.then(() => reject(new Error(`ended before it was ready: ${stderr}`)))
  })
  ready.catch(() => undefined) // a rejection is waited for by its end
  return { pid: child.pid ?? 0, ready, ended, said: () => stdout }
}

export async function freePorts(): Promise<[string, string]> {
  const servers = [await listen(), await listen()] as const
  const ports: [string, string] = [portOf(servers[0]), portOf(servers[1])]
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  return ports
}

export function listen(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

export function portOf(server: Server): string {
  const address = server.address()
  return String(address !== null && typeof address === 'object' ? address.port : 0)
}
