import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../../scripts/program.mjs'
import { isReadySite } from '../../scripts/readiness.mjs'
import { ROOT } from '../../scripts/stack.mjs'
import { freePort } from './start-stack'

/** `url`: where it listens; `host`: the name it goes by, to be sent with each request. */
export type HttpsSite = { url: string; host: string; stop: () => Promise<void> }

const HOST = 'rent.example'

/** The built site as visitors get it over https, on the tests' provider if no other is named; the proxy that speaks TLS is left out. */
export async function startHttpsSite(providerUrl = process.env.E2E_PROVIDER_URL): Promise<HttpsSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-e2e-https-'))
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    __NEXT_PROCESSED_ENV: 'true',
    PORT: String(port),
    SITE_URL: `https://${HOST}`,
    PROVIDER_URL: providerUrl,
    PROVIDER_TOKEN: process.env.E2E_PROVIDER_TOKEN,
    METRICS_PORT: '',
  } as const
  const args = ['dist/server/front/main.js']
  const site = startProgram({ name: 'site', args, cwd: ROOT, env, logFile: join(dataDir, 'site.log') })
  const stop = async () => {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await site.ready(`http://127.0.0.1:${port}/readyz`, isReadySite)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://127.0.0.1:${port}`, host: HOST, stop }
}
