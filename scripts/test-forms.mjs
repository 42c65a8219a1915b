import { PlainError } from './plain-error.mjs'

const WIDE = '@wide'
const LONG = '@long'

/** Every tag by which a test stands in a longer form of `npm test` only. */
export const FORM_TAGS = [
  { name: WIDE, description: 'further languages, widths and variants: npm test -- --all' },
  { name: LONG, description: 'what takes hours together: npm test -- --long' },
]

const FLAGS = ['--no-setup', '--only', '--all', '--long', '--a11y']
const SUITES = ['unit', 'e2e']

/**
 * What a form of `npm test` tells its tools. A tool that is started by hand runs what `--all` runs: whoever asks for one file
 * wants all of it. The longer forms build the page of all components (docs/decisions/0105); `npm test` builds what visitors get.
 *
 * @param {string[]} args
 * @returns {Record<string, string>}
 * @throws {PlainError}
 */
export function formEnv(args) {
  const unknown = args.find((word) => !FLAGS.includes(word) && !SUITES.includes(word))
  if (unknown) throw new PlainError(`npm test does not know ${unknown}: it takes ${FLAGS.join(', ')}`)
  // Whatever the caller's own environment says.
  const all = { E2E_SHORT: '', E2E_LONG: '', NEXT_PUBLIC_COMPONENTS_PAGE: '' }
  const withComponents = { ...all, NEXT_PUBLIC_COMPONENTS_PAGE: '1' }
  if (args.includes('--a11y')) return { ...all, E2E_LONG: '1', E2E_ONLY: 'every-page' }
  if (args.includes('--long')) return { ...withComponents, E2E_LONG: '1' }
  return args.includes('--all') ? withComponents : { ...all, E2E_SHORT: '1' }
}

/**
 * Tags of the tests that this form leaves out, the same for Vitest and Playwright.
 *
 * @param {Record<string, string | undefined>} env
 */
export function tagsLeftOut(env) {
  if (env.E2E_LONG === '1') return []
  return env.E2E_SHORT === '1' ? [WIDE, LONG] : [LONG]
}
