import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/stack.mjs'
import { type Renderer, startRenderer } from './renderer'

/** Where Next's build says that there is a middleware. */
const MANIFEST = 'functions-config-manifest.json'

/** The same built site on the same provider, but Next does not know of its middleware. */
export async function startWithoutMiddleware(): Promise<Renderer> {
  const cwd = mkdtempSync(join(tmpdir(), 'sun-e2e-bare-'))
  copyLinks(ROOT, cwd, ['.next', '.git'])
  copyLinks(join(ROOT, '.next'), join(cwd, '.next'), ['server', 'cache'])
  copyLinks(join(ROOT, '.next', 'server'), join(cwd, '.next', 'server'), [MANIFEST])
  writeFileSync(join(cwd, '.next', 'server', MANIFEST), '{"version":1,"functions":{}}')

  return startRenderer({
    cwd,
    logFile: join(cwd, 'site.log'),
    providerUrl: process.env.E2E_PROVIDER_URL,
    onEnd: () => rmSync(cwd, { recursive: true, force: true }),
  })
}

function copyLinks(from: string, to: string, except: string[]): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) if (!except.includes(name)) symlinkSync(join(from, name), join(to, name))
}
