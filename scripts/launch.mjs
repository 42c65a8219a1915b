import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { withEnvFile } from './env-file.mjs'
import { ensureInstalled } from './install.mjs'
import { endWith, PlainError } from './plain-error.mjs'
import { readPort, requireFreePort } from './ports.mjs'
import { stopRunningSteps } from './run-step.mjs'
import { ROOT, startStack } from './stack.mjs'

// 128 + SIGINT: ended before anything ran.
const INTERRUPTED = 130

/**
 * `npm start`: install, build, start, and stop everything in order when told to.
 *
 * @param {{ isDev: boolean }} options
 */
export async function launch({ isDev }) {
  const began = Date.now()
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
    const starting = start(isDev)
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

/** @param {boolean} isDev */
async function start(isDev) {
  const env = withEnvFile(join(ROOT, '.env'), process.env)
  const port = readPort(env, 'PORT', 3000)
  const providerPort = readPort(env, 'PROVIDER_PORT', 3100)
  await requireFreePort({ name: 'PORT', port, host: env.HOST || '127.0.0.1' })
  if (!env.PROVIDER_URL) await requireFreePort({ name: 'PROVIDER_PORT', port: providerPort })

  await ensureInstalled(ROOT, console.log)
  await ensureBuilt(ROOT, env, console.log)
  return startStack({ port, providerPort, dataDir: env.DATA_DIR || '.data', env, say: console.log, isDev })
}

/** @param {Awaited<ReturnType<typeof startStack>>} stack @param {number} began */
function printAddresses({ siteUrl, providerUrl }, began) {
  console.log(
    [
      `Ready in ${((Date.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops everything.`,
      `  Site      ${siteUrl}/`,
      `  Provider  ${providerUrl}/docs`,
      `  Health    ${siteUrl}/readyz  ${providerUrl}/readyz`,
    ].join('\n'),
  )
}
