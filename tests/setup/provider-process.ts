import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { bundleProgram } from './bundle-program'
import { config, SECRET, TOKEN } from './open-provider'

export type ProviderProcess = { origin: string; child: ChildProcess }

/** The provider as a program of its own, to be started as often as one likes; `remove` ends what still runs. */
export async function bundleProvider() {
  const program = await bundleProgram('provider', 'provider/main.ts')
  const children: ChildProcess[] = []
  const environmentOf = async (databaseUrl: string, port: number, environment: Record<string, string>) => ({
    ...process.env,
    DATABASE_URL: databaseUrl,
    PROVIDER_PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    PROVIDER_TOKEN: TOKEN,
    BOOKING_SECRET: SECRET,
    FILES_MASTER_KEY: config.files.secrets[0],
    FILES_DIR: config.files.folder,
    // A machine that is busy with other tests is no error of the database.
    DATABASE_WAIT_MS: '10000',
    ...environment,
  })
  return {
    /** Starts a provider that must not start. @returns its exit code and what it wrote to standard error */
    async refuse(databaseUrl: string, environment: Record<string, string> = {}) {
      const child = spawn(process.execPath, [program], {
        env: await environmentOf(databaseUrl, await freePort(), environment),
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      children.push(child)
      const [errors, code] = await Promise.all([
        text(child.stderr),
        new Promise<number | null>((resolve) => child.once('exit', resolve)),
      ])
      return { code, errors }
    },

    /** Resolves when it takes calls. */
    async start(databaseUrl: string, environment: Record<string, string> = {}): Promise<ProviderProcess> {
      const port = await freePort()
      const child = spawn(process.execPath, [program], {
        env: await environmentOf(databaseUrl, port, environment),
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      children.push(child)
      await new Promise<void>((ready, reject) => {
        child.once('exit', (code) => reject(new Error(`the provider ended with ${code}`)))
        child.stdout?.on('data', (line: Buffer) => line.toString().includes('"ready":true') && ready())
      })
      child.removeAllListeners('exit')
      return { origin: `http://127.0.0.1:${port}`, child }
    },

    async remove(): Promise<void> {
      for (const child of children) child.kill('SIGKILL')
      await rm(program, { force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
