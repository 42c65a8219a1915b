import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from './plain-error.mjs'
import { runStep } from './run-step.mjs'

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']

/**
 * @param {string} root
 * @param {(line: string) => void} say
 * @throws {PlainError}
 */
export async function ensureInstalled(root, say) {
  if (isInstalled(root)) return
  requireWritable(root)
  say('Installing packages (about a minute on a first start) …')
  const began = Date.now()
  const { code, tail } = await npm(root, ['ci', ...QUIET])
  if (code !== 0) throw new PlainError(`npm ci could not install the packages of package-lock.json:\n${tail}`)
  say(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s`)
}

/**
 * npm writes down what it has installed; that list is compared with the lockfile, so a pull with new versions installs
 * again, and nothing else does.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  const wanted = packagesOf(join(root, 'package-lock.json'))
  if (!installed || !wanted) return false
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) => path === '' || optional || link || installed[path]?.version === version,
  )
}

/** npm would say it in 25 lines. @param {string} root */
function requireWritable(root) {
  try {
    accessSync(root, constants.W_OK)
    if (existsSync(join(root, 'node_modules'))) accessSync(join(root, 'node_modules'), constants.W_OK)
  } catch {
    throw new PlainError(
      `The packages are not installed, and ${root} cannot be written: start once with an account that may write there`,
    )
  }
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | null}
 */
function packagesOf(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function npm(root, args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return runStep(process.execPath, [script, ...args], { cwd: root })
  return runStep('npm', args, { cwd: root })
}
