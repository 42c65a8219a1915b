import { ensureChromium } from './chromium.mjs'
import { STEPS, testEnv } from './gates.mjs'
import { ensureInstalled } from './install.mjs'
import { PlainError } from './plain-error.mjs'
import { stopRunningSteps } from './run-step.mjs'
import { ROOT } from './stack.mjs'
import { formEnv } from './test-forms.mjs'

/**
 * `npm test`: set-up, then the gates step by step, cheapest first, up to the first failure. The last line counts.
 * By itself it holds every guarantee once. `--all` runs the further languages, widths and variants too; `--long` all of them,
 * and what takes long; `--a11y` only looks at every page, in every language, colour and at both widths (`npm run a11y`).
 * `--no-setup` leaves the set-up out (`npm run verify`); `--only unit|e2e` runs one suite.
 *
 * @param {string[]} args
 */
export async function runTests(args) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopRunningSteps())
  const total = { passed: 0, failed: 0 }
  try {
    const form = formEnv(args)
    const steps = chooseSteps(args)
    if (!args.includes('--no-setup')) await ensureInstalled(ROOT, console.log)
    const env = { ...testEnv(ROOT, process.env), ...form }
    // Beside the first gates: it mostly waits for the network.
    const browser = needsBrowser(steps) && !args.includes('--no-setup') ? ensureChromium(ROOT, console.log) : null
    // What went wrong is told where the browser is needed.
    const settled = browser?.catch(() => undefined)
    for (const gates of steps) {
      if (browser && needsBrowser([gates])) env.CHROMIUM_PATH = await browser
      console.log(`\n— ${gates.map(({ name }) => name).join(', ')}`)
      for (const { passed, failed } of await Promise.all(gates.map((gate) => runGate(gate, env)))) {
        total.passed += passed
        total.failed += failed
      }
      if (total.failed > 0) break
    }
    // An installer is not left behind half-way.
    await settled
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    total.failed += 1
    // Whatever ran beside it.
    stopRunningSteps()
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

/** @param {import('./gates.mjs').Gate[][]} steps */
function needsBrowser(steps) {
  return steps.flat().some(({ name }) => name === 'playwright')
}

/** @param {import('./gates.mjs').Gate} gate @param {Record<string, string | undefined>} env */
async function runGate({ name, suite, run }, env) {
  const began = Date.now()
  const count = await run(ROOT, env)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${name} (${suite}): ${count.passed} passed, ${count.failed} failed, ${seconds} s`)
  return count
}

/** @param {string[]} args */
function chooseSteps(args) {
  const suite = args.includes('--a11y') ? 'e2e' : suiteNamed(args)
  return STEPS.map((gates) => gates.filter((gate) => !suite || gate.suite === suite)).filter(({ length }) => length > 0)
}

/** @param {string[]} args */
function suiteNamed(args) {
  const index = args.indexOf('--only')
  if (index === -1) return null
  const suite = args[index + 1]
  if (suite !== 'unit' && suite !== 'e2e') throw new PlainError('--only takes unit or e2e')
  return suite
}
