import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../../scripts/program.mjs'
import { isReadySite } from '../../scripts/readiness.mjs'
import { ROOT } from '../../scripts/stack.mjs'
import { freePort } from './start-stack'

/** `url`: where it listens. `pid`: of the front, whose child is the renderer. */
export type SecondSite = { url: string; pid: number; stop: () => Promise<void> }

/** The built site once more, on the tests' provider, with variables of its own. */
export async function startSecondSite(given: Record<string, string>): Promise<SecondSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-e2e-site-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    __NEXT_PROCESSED_ENV: 'true',
    PORT: String(port),
    SITE_URL: url,
    PROVIDER_URL: process.env.E2E_PROVIDER_URL,
    PROVIDER_TOKEN: process.env.E2E_PROVIDER_TOKEN,
    METRICS_PORT: '',
    ...given,
  } as const
  const args = ['dist/server/front/main.js']
  const site = startProgram({ name: 'site', args, cwd: ROOT, env, logFile: join(dataDir, 'site.log') })
  const stop = async () => {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await site.ready(`${url}/readyz`, isReadySite)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, pid: site.pid, stop }
}
