import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lockDataFolder } from './data-folder.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { withEnvFile } from './env-file.mjs'
import { mergedEnv, requirePlausible } from './environment.mjs'
import { ensureInstalled } from './install.mjs'
import { livingHolder } from './lock.mjs'
import { speakerFor } from './operator-words.mjs'
import { endWith, PlainError } from './plain-error.mjs'
import { demoSecrets } from './secrets.mjs'
import { ROOT } from './stack.mjs'

const PROGRAM = join(ROOT, 'dist', 'provider', 'cli', 'main.js')
/** Whoever is stopped by a signal ends with this and its number. */
const STOPPED = 128
const HELP = new Set(['--help', '-h'])

/**
 * `npm run provider -- …`: a command of the operator, beside the running site or without it. What the command prints is all
 * that goes to standard output.
 *
 * @param {string[]} given
 */
export async function operate(given) {
  const say = speakerFor(given, process.env)
  try {
    const { args, envFile } = withoutEnvFile(given, say)
    const file = resolve(ROOT, envFile ?? '.env')
    if (envFile !== null && !existsSync(file)) throw new PlainError(say('noEnvFile', file))
    const env = withEnvFile(file, process.env)
    requirePlausible(env)
    const dataDir = resolve(ROOT, env.DATA_DIR || '.data')
    const isSiteRunning = livingHolder(join(dataDir, 'launcher.lock')) !== null
    // Beside a running site: with the build that it runs on.
    if (!isSiteRunning || !existsSync(PROGRAM)) {
      await ensureInstalled(ROOT, console.error)
      await ensureBuilt(ROOT, env, console.error)
    }
    const database = asksNoDatabase(args) ? null : await openDatabase(env, dataDir, isSiteRunning, say)
    const filesDir = resolve(ROOT, env.FILES_DIR || join(dataDir, 'files'))
    const code = await run(args, {
      ...mergedEnv(env, secretsOf(env, dataDir), false),
      FILES_DIR: filesDir,
      PROGRAM_DIR: ROOT,
      ...(database ? { DATABASE_URL: database.url } : {}),
    })
    await database?.close()
    process.exit(code)
  } catch (error) {
    endWith(error)
  }
}

/** Help, or a look at a backup: where those are kept there may be no database. @param {string[]} args */
function asksNoDatabase(args) {
  if (args.length === 0 || args[0] === 'help' || args.some((arg) => HELP.has(arg))) return true
  return args[0] === 'backup' && args[1] === 'verify' && !args.includes('--rehearse')
}

/**
 * The database that is named, the one of the running site, or for as long as the command takes one of our own.
 *
 * @param {Record<string, string | undefined>} env @param {string} dataDir @param {boolean} isSiteRunning
 * @param {ReturnType<typeof speakerFor>} say
 * @returns {Promise<{ url: string, close: () => unknown }>}
 */
async function openDatabase(env, dataDir, isSiteRunning, say) {
  const nothing = () => undefined
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, close: nothing }
  if (env.SUN_MODE === 'live') throw new PlainError(say('noDatabaseUrl'))
  const folder = join(dataDir, 'postgres')
  if (!existsSync(folder)) throw new PlainError(say('noData', dataDir))

  const embedded = await import(pathToFileURL(join(ROOT, 'dist', 'provider', 'db', 'embedded', 'embedded.js')).href)
  if (isSiteRunning) {
    const url = await embedded.findEmbedded(folder)
    if (url === null) throw new PlainError(say('betweenTimes'))
    return { url, close: nothing }
  }
  const release = lockDataFolder(dataDir)
  try {
    const { url, stop } = await embedded.startEmbedded({ dataDir: folder })
    return { url, close: () => stop().finally(release) }
  } catch (error) {
    release()
    throw error instanceof Error ? new PlainError(error.message) : error
  }
}

/**
 * A demo's own: with them a command asks the test cashier as the running provider does.
 *
 * @param {Record<string, string | undefined>} env @param {string} dataDir
 */
function secretsOf(env, dataDir) {
  return env.SUN_MODE !== 'live' && existsSync(dataDir) ? demoSecrets(dataDir) : {}
}

/**
 * @param {string[]} args @param {Record<string, string | undefined>} env
 * @returns {Promise<number>}
 */
function run(args, env) {
  const command = ['--enable-source-maps', PROGRAM, ...args]
  const child = spawn(process.execPath, command, { cwd: operatorsFolder(), env, stdio: 'inherit' })
  // A signal ends the command, and then what was started for it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? STOPPED + (signal ? constants.signals[signal] : 0)))
  })
}

/** Where the names of files are meant: npm itself has gone to the clone. */
function operatorsFolder() {
  const { INIT_CWD } = process.env
  return process.cwd() === ROOT && INIT_CWD && existsSync(INIT_CWD) ? INIT_CWD : process.cwd()
}

/**
 * `--env FILE` is the launcher's, as with npm start.
 *
 * @param {string[]} given @param {ReturnType<typeof speakerFor>} say
 */
function withoutEnvFile(given, say) {
  const at = given.indexOf('--env')
  if (at === -1) return { args: given, envFile: null }
  const [, envFile] = given.slice(at)
  if (envFile === undefined) throw new PlainError(say('noEnvName'))
  return { args: given.filter((_, index) => index !== at && index !== at + 1), envFile }
}
