import { startProgram } from '../../scripts/program.mjs'
import { isReadySite } from '../../scripts/readiness.mjs'
import { freePort } from './start-stack'

export type Renderer = {
  url: string
  stop(): Promise<void>
}

type Options = {
  /** Folder of the build. */
  cwd: string
  logFile: string
  providerUrl: string | undefined
  /** When it has ended, or did not start. */
  onEnd: () => void
}

/** The built renderer without a front, with the token of the tests' provider. */
export async function startRenderer({ cwd, logFile, providerUrl, onEnd }: Options): Promise<Renderer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    __NEXT_PROCESSED_ENV: 'true',
    PORT: String(port),
    SITE_URL: url,
    PROVIDER_URL: providerUrl,
    PROVIDER_TOKEN: process.env.E2E_PROVIDER_TOKEN,
  } as const
  const site = startProgram({ name: 'renderer', args: ['dist/server/renderer.js'], cwd, env, logFile })
  const stop = async () => {
    await site.stop()
    onEnd()
  }
  try {
    await site.ready(`http://127.0.0.1:${port}/readyz`, isReadySite)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
