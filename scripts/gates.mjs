import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { parseEnv } from './env-file.mjs'
import { PlainError } from './plain-error.mjs'
import { runStep } from './run-step.mjs'
import { tagsLeftOut } from './test-forms.mjs'

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, suite: 'static' | 'unit' | 'e2e', run: (root: string, env: Record<string, string | undefined>) => Promise<Count> }} Gate
 */

const REPORTS = 'test-results'
/** Stands in the build's environment for every secret: e2e/browser-files.spec.ts looks for it in what browsers get. */
export const BUILD_CANARY = 'canary-of-the-build'
/** What a build has no use for, and nobody may find in it. */
const SECRETS = [
  ...[
    'PROVIDER_TOKEN',
    'PROVIDER_URL',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_READ_URL',
    'BOOKING_SECRET',
    'FILES_MASTER_KEY',
    'YOOKASSA_SECRET_KEY',
  ],
  ...['SMTP_URL', 'SMS_URL', 'SMS_TOKEN', 'BRANCH_WEBHOOK_URL', 'BRANCH_WEBHOOK_SECRET', 'OPERATOR_KEY'],
]
const ROOMS = ['app', 'components', 'lib', 'provider', 'server', 'telemetry', 'middleware.ts']

/** @type {Gate[]} */
const STATIC = [
  { name: 'biome check', suite: 'static', run: tools(['@biomejs/biome/bin/biome', 'check', '.']) },
  {
    name: 'tsc',
    suite: 'static',
    run: tools(
      // The types of links come from Next.
      ['next/dist/bin/next', 'typegen'],
      // Each checker works out the same types anew: four take twice the work of one, and the other tools wait for a core.
      ['typescript/bin/tsc', '--noEmit', '--checkers', '1'],
      ['typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.scripts.json', '--checkers', '1'],
    ),
  },
  {
    name: 'depcruise',
    suite: 'static',
    run: tools(['../scripts/arrows.mjs', ...ROOMS, '--config', '.dependency-cruiser.cjs']),
  },
  { name: 'knip', suite: 'static', run: tools(['knip/bin/knip.js']) },
]

/**
 * Cheapest first: what fails in a second should not wait for a browser. What stands in one step runs at the same time:
 * the build leaves a third of two cores idle.
 *
 * @type {Gate[][]}
 */
export const STEPS = [
  STATIC,
  [
    { name: 'vitest', suite: 'unit', run: runVitest },
    { name: 'build', suite: 'e2e', run: runBuild },
  ],
  [{ name: 'playwright', suite: 'e2e', run: runPlaywright }],
]

/**
 * The environment of a test: nothing of a developer's or an operator's own settings, least of all their database.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>}
 */
export function testEnv(root, env) {
  const own = parseEnv(readFileSync(join(root, '.env.example'), 'utf8').replace(/^#(?=[A-Z_]+=)/gm, ''))
  const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !(name in own)))
  return { ...rest, ...(env.CHROMIUM_PATH ? { CHROMIUM_PATH: env.CHROMIUM_PATH } : {}), NEXT_TELEMETRY_DISABLED: '1' }
}

/**
 * Static tools, one after the other, counted as one.
 *
 * @param {...string[]} commands script, its path from node_modules, then its arguments
 * @returns {Gate['run']}
 */
function tools(...commands) {
  return async (root, env) => {
    for (const command of commands) if ((await runTool(root, command, env)) !== 0) return { passed: 0, failed: 1 }
    return { passed: 1, failed: 0 }
  }
}

/** @type {Gate['run']} */
async function runVitest(root, env) {
  const report = freshReport(root, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const filters = tagsLeftOut(env).map((tag) => `--tagsFilter=!${tag}`)
  const code = await runTool(root, ['vitest/vitest.mjs', 'run', ...reporters, ...filters], env)
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  return atLeastOneFailure(code, { passed: numPassedTests, failed: numFailedTests })
}

/** @type {Gate['run']} */
async function runBuild(root, env) {
  try {
    const canaries = Object.fromEntries(SECRETS.map((name) => [name, `${BUILD_CANARY}-${name}`]))
    await ensureBuilt(root, { ...env, ...canaries }, console.log)
    return { passed: 1, failed: 0 }
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    console.error(error.message)
    return { passed: 0, failed: 1 }
  }
}

/** @type {Gate['run']} */
async function runPlaywright(root, env) {
  const report = freshReport(root, 'playwright.json')
  const own = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const only = env.E2E_ONLY ? [env.E2E_ONLY] : []
  const code = await runTool(root, ['@playwright/test/cli.js', 'test', ...only, '--reporter=list,json'], own)
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {}
  if (flaky > 0) console.log(`${flaky} needed a second try: look above for "flaky"`)
  return atLeastOneFailure(code, { passed: expected + flaky, failed: unexpected })
}

/** @param {string} root @param {string[]} command @param {Record<string, string | undefined>} env */
async function runTool(root, [script = '', ...args], env) {
  const path = join(root, 'node_modules', script)
  const { code } = await runStep(process.execPath, [path, ...args], { cwd: root, env, isShown: true })
  return code
}

/** A report of an earlier run must never be counted. @param {string} root @param {string} name */
function freshReport(root, name) {
  mkdirSync(join(root, REPORTS), { recursive: true })
  const path = join(root, REPORTS, name)
  rmSync(path, { force: true })
  return path
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** A tool that failed without a failed test (a crash, an error outside a test) is a failure too. @param {number} code @param {Count} count */
function atLeastOneFailure(code, count) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}
