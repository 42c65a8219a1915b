import { ensureChromium } from './chromium.mjs'
import { GATES, testEnv } from './gates.mjs'
import { ensureInstalled } from './install.mjs'
import { PlainError } from './plain-error.mjs'
import { stopRunningSteps } from './run-step.mjs'
import { ROOT } from './stack.mjs'

/**
 * `npm test`: set-up, then every gate, cheapest first, up to the first failure. The last line counts.
 * `--no-setup` leaves the set-up out (`npm run verify`); `--only unit|e2e` runs one suite;
 * `--long` runs the further languages, widths and variants too; `--a11y` only looks at every page, in every language,
 * colour and at both widths (`npm run a11y`).
 *
 * @param {string[]} args
 */
export async function runTests(args) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopRunningSteps())
  const total = { passed: 0, failed: 0 }
  try {
    const gates = chooseGates(args)
    if (!args.includes('--no-setup')) await ensureInstalled(ROOT, console.log)
    const env = testEnv(ROOT, process.env)
    if (args.includes('--long') || args.includes('--a11y')) env.E2E_LONG = '1'
    if (args.includes('--a11y')) env.E2E_ONLY = 'every-page'
    for (const { name, suite, run } of gates) {
      if (name === 'playwright' && !args.includes('--no-setup'))
        env.CHROMIUM_PATH = await ensureChromium(ROOT, console.log)
      console.log(`\n— ${name}`)
      const began = Date.now()
      const { passed, failed } = await run(ROOT, env)
      total.passed += passed
      total.failed += failed
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      console.log(`${name} (${suite}): ${passed} passed, ${failed} failed, ${seconds} s`)
      if (failed > 0) break
    }
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    total.failed += 1
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

/** @param {string[]} args */
function chooseGates(args) {
  if (args.includes('--a11y')) return GATES.filter((gate) => gate.suite === 'e2e')
  const index = args.indexOf('--only')
  if (index === -1) return GATES
  const suite = args[index + 1]
  if (suite !== 'unit' && suite !== 'e2e') throw new PlainError('--only takes unit or e2e')
  return GATES.filter((gate) => gate.suite === suite)
}
