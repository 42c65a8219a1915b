import { join } from 'node:path'
import { demoSecrets } from '../scripts/secrets.mjs'
import { startProvider, startSite } from '../scripts/stack-programs.mjs'
import { DATABASE } from './config/pgbouncer'
import type { Context } from './context'
import { createPart, type Part, type Run } from './part'
import { childrenOf } from './processes'

export type Env = Record<string, string | undefined>

/** The other process of a site, which its front starts, and starts again. */
export type Renderer = { name: string; readonly pid: number | null; kill(): void }

/** Two providers and two sites: a front, which visitors meet through nginx, and its renderer. */
export function createSites(context: Context, env: Env = {}) {
  const { ports } = context
  const providers = ports.providers.map((port, index) =>
    createProvider(context, { ...providerEnv(context, index), ...env }, port, index),
  )
  const fronts = ports.fronts.map((_, index) => createFront(context, { ...siteEnv(context, index), ...env }, index))
  return { providers, fronts, renderers: fronts.map((front, index) => rendererOf(front, index)) }
}

function createProvider(context: Context, env: Env, port: number, index: number): Part {
  const name = `provider-${index + 1}`
  const url = `http://127.0.0.1:${port}`
  return createPart(
    name,
    () => runOf(startProvider({ url, env, isDev: false, logFile: context.logOf(name) })),
    context.onDeath,
  )
}

function createFront(context: Context, env: Env, index: number): Part {
  const name = `front-${index + 1}`
  const onRendererDeath = () => undefined
  return createPart(
    name,
    () => runOf(startSite({ env, isDev: false, logFile: context.logOf(name), onRendererDeath })),
    context.onDeath,
  )
}

function rendererOf(front: Part, index: number): Renderer {
  return {
    name: `renderer-${index + 1}`,
    get pid() {
      return front.pid === null ? null : (childrenOf(front.pid)[0] ?? null)
    },
    kill() {
      if (this.pid !== null) process.kill(this.pid, 'SIGKILL')
    },
  }
}

type Program = ReturnType<typeof startProvider>

function runOf(program: Program): Run {
  const { pid = 0 } = program
  return { ...program, pid, kill: () => process.kill(pid, 'SIGKILL') }
}

/** A demo, whatever the environment of the command says of live mode. */
function commonEnv({ folder, ports }: Context) {
  return {
    ...process.env,
    ...demoSecrets(folder),
    NODE_ENV: 'production',
    SUN_MODE: 'demo',
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${ports.site}`,
    SITE_SOCKET: '',
  }
}

function providerEnv(context: Context, index: number) {
  const { folder, ports, secrets } = context
  const hosts = ports.databases.map((port) => `127.0.0.1:${port}`).join(',')
  const account = `${DATABASE}:${secrets.application}`
  return {
    ...commonEnv(context),
    PORT: String(ports.site),
    PROVIDER_PORT: String(ports.providers[index]),
    SANDBOX_PORT: String(ports.cashiers[index]),
    DATABASE_URL: `postgresql://${account}@127.0.0.1:${ports.pgbouncer}/${DATABASE}`,
    // PgBouncer loses LISTEN; whoever is the primary now takes this one.
    DATABASE_DIRECT_URL: `postgresql://${account}@${hosts}/${DATABASE}?target_session_attrs=read-write`,
    // The one that is the replica at first.
    DATABASE_READ_URL: `postgresql://${account}@127.0.0.1:${ports.databases[1]}/${DATABASE}`,
    // PgBouncer of Debian 12 (1.18) forgets plans.
    DATABASE_PREPARE: 'no',
    FILES_DIR: join(folder, 'files'),
  }
}

function siteEnv(context: Context, index: number) {
  const { ports, secrets } = context
  return {
    ...commonEnv(context),
    PORT: String(ports.fronts[index]),
    PROVIDER_URL: `http://127.0.0.1:${ports.inner}`,
    TRUSTED_PROXY: '127.0.0.1',
    REDIS_URL: `redis://:${secrets.redis}@127.0.0.1:${ports.redis}`,
    METRICS_PORT: String(ports.metrics[index]),
  }
}
