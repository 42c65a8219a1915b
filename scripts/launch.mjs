import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDataFolder } from './data-folder.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { withEnvFile } from './env-file.mjs'
import { requirePlausible } from './environment.mjs'
import { ensureInstalled } from './install.mjs'
import { endWith, PlainError } from './plain-error.mjs'
import { requireFreePort, requireOwnPorts, sandboxPortOf } from './ports.mjs'
import { stopRunningSteps } from './run-step.mjs'
import { ROOT, startStack } from './stack.mjs'

// A client of the demo data with something in every section (provider/demo/seed).
const DEMO_LOGIN = '+79990000001  demo-password-2026'
const METRICS_PORTS = ['METRICS_PORT', 'RENDERER_METRICS_PORT', 'PROVIDER_METRICS_PORT']
// 128 + SIGINT: ended before anything ran.
const INTERRUPTED = 130

/**
 * `npm start`: install, build, start, and stop everything in order when told to.
 *
 * `--dev` runs the sources, `--env FILE` reads another file than `.env` (Node 20 takes `--env-file` for its own, even
 * after the script).
 *
 * @param {string[]} args
 */
export async function launch(args) {
  const began = Date.now()
  // Whoever reads our lines may go away before we do (a pipe, a closed terminal): no reason to leave everything standing.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  /** @type {Awaited<ReturnType<typeof startStack>> | null} */
  let stack = null
  // npm passes Ctrl-C on a second time, and a closed terminal sends SIGHUP: the first one counts.
  const asked = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(signal))
  })
  asked.then(() => {
    if (stack) return
    stopRunningSteps()
    process.exitCode = INTERRUPTED
  })

  try {
    const starting = start(args)
    stack = await Promise.race([starting, asked.then(() => null)])
    if (!stack) {
      // Stopped on the way: what has been started by then is stopped as soon as it can be.
      await starting.then((late) => late.stop()).catch(() => undefined)
      process.exit(INTERRUPTED)
    }
    printAddresses(stack, began)
    const death = await Promise.race([stack.died, asked.then(() => null)])
    console.log(death === null ? 'Stopping …' : 'Stopping the others …')
    await stack.stop()
    if (death !== null) throw new PlainError(String(death))
    console.log('Stopped.')
    process.exit(0)
  } catch (error) {
    endWith(error)
  }
}

/** @param {string[]} args */
async function start(args) {
  const { isDev, envFile } = readArgs(args)
  const file = resolve(ROOT, envFile ?? '.env')
  if (envFile !== undefined && !existsSync(file)) throw new PlainError(`There is no file ${file}`)
  const env = withEnvFile(file, process.env)
  requirePlausible(env)
  const port = Number(env.PORT || 3000)
  const providerPort = Number(env.PROVIDER_PORT || 3100)
  const sandboxPort = sandboxPortOf(env, providerPort)
  const own = {
    ...(env.PROVIDER_URL ? {} : { PROVIDER_PORT: providerPort }),
    ...(sandboxPort === null ? {} : { SANDBOX_PORT: sandboxPort }),
    ...Object.fromEntries(METRICS_PORTS.flatMap((name) => (env[name] ? [[name, Number(env[name])]] : []))),
  }
  requireOwnPorts({ PORT: port, ...own })
  await requireFreePort({ name: 'PORT', port, host: env.HOST || '127.0.0.1' })
  for (const [name, wanted] of Object.entries(own)) await requireFreePort({ name, port: wanted })
  openDataFolder(resolve(ROOT, env.DATA_DIR || '.data'))

  await ensureInstalled(ROOT, console.log)
  await ensureBuilt(ROOT, env, console.log)
  return startStack({
    port,
    providerPort,
    dataDir: env.DATA_DIR || '.data',
    env,
    say: console.log,
    isDev,
    isSupervised: true,
  })
}

/** @param {string[]} args */
function readArgs(args) {
  try {
    const options = /** @type {const} */ ({ dev: { type: 'boolean' }, env: { type: 'string' } })
    const { values } = parseArgs({ args, options })
    return { isDev: values.dev ?? false, envFile: values.env }
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

/** @param {Awaited<ReturnType<typeof startStack>>} stack @param {number} began */
function printAddresses({ siteUrl, siteSocket, providerUrl, isDemo }, began) {
  console.log(
    [
      `Ready in ${((Date.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops everything.`,
      `  Site      ${siteSocket ? `on the socket ${siteSocket}` : `${siteUrl}/`}`,
      `  Provider  ${providerUrl}/docs`,
      `  Health    ${siteSocket ? '' : `${siteUrl}/readyz  `}${providerUrl}/readyz`,
      ...(isDemo ? [`  Sign in   ${DEMO_LOGIN}`, `  Outbox    ${providerUrl}/outbox`] : []),
    ].join('\n'),
  )
}
