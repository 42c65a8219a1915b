import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The program of a Redis or Valkey, which is no package of npm; null where there is none. */
export const REDIS_PROGRAM =
  ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0) ??
  null

/** A Redis of the test's own: its port, its folder, nothing kept. It can be killed, held and started again. */
export async function openRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'sun-redis-'))
  const port = await freePort()
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
    child = spawn(REDIS_PROGRAM ?? '', options, { stdio: 'ignore' })
    while (!(await doesListen(port))) await pause(20)
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    /** It takes connections and says nothing. */
    hold: () => child?.kill('SIGSTOP'),
    release: () => child?.kill('SIGCONT'),
    async close(): Promise<void> {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function doesListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
