import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../../scripts/program.mjs'
import { isReadySite } from '../../scripts/readiness.mjs'
import { ROOT } from '../../scripts/stack.mjs'
import { freePort } from './start-stack'

/** Where Next's build says that there is a middleware. */
const MANIFEST = 'functions-config-manifest.json'

/** The same built site on the same provider, but Next does not know of its middleware. */
export async function startWithoutMiddleware(): Promise<{ url: string; stop: () => Promise<void> }> {
  const cwd = mkdtempSync(join(tmpdir(), 'sun-e2e-bare-'))
  copyLinks(ROOT, cwd, ['.next', '.git'])
  copyLinks(join(ROOT, '.next'), join(cwd, '.next'), ['server', 'cache'])
  copyLinks(join(ROOT, '.next', 'server'), join(cwd, '.next', 'server'), [MANIFEST])
  writeFileSync(join(cwd, '.next', 'server', MANIFEST), '{"version":1,"functions":{}}')

  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    __NEXT_PROCESSED_ENV: 'true',
    PORT: String(port),
    SITE_URL: url,
    PROVIDER_URL: process.env.E2E_PROVIDER_URL,
    PROVIDER_TOKEN: process.env.E2E_PROVIDER_TOKEN,
  } as const
  const logFile = join(cwd, 'site.log')
  const site = startProgram({ name: 'site', args: ['dist/server/renderer.js'], cwd, env, logFile })
  const stop = async () => {
    await site.stop()
    rmSync(cwd, { recursive: true, force: true })
  }
  try {
    await site.ready(`http://127.0.0.1:${port}/readyz`, isReadySite)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

function copyLinks(from: string, to: string, except: string[]): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) if (!except.includes(name)) symlinkSync(join(from, name), join(to, name))
}
