import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PlainError } from './plain-error.mjs'
import { runStep } from './run-step.mjs'

/** Debian's build of the same browser without a window: journeys take a quarter less time in it. */
const HEADLESS_PACKAGE = 'chromium-headless-shell'
const HEADLESS = '/usr/bin/chromium-headless-shell'
const PLACES = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const FONTS = 'fonts-noto-cjk'

/** The browser of the tests, or null. CHROMIUM_PATH wins. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : null
  return PLACES.find(existsSync) ?? null
}

/**
 * Finds the browser and the fonts for Chinese, installing them where that is allowed.
 *
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<string>} path of the browser
 * @throws {PlainError} one line: what to install
 */
export async function ensureChromium(root, say) {
  const present = findChromium()
  if (present && hasChineseFonts() && isBestOf(present)) return present
  let { apt, tail } = await installByApt(root, say, [HEADLESS_PACKAGE, FONTS])
  // Not every system has that build.
  if (!(findChromium() && hasChineseFonts())) ({ apt, tail } = await installByApt(root, say, ['chromium', FONTS]))
  const chromium = findChromium()
  if (chromium && hasChineseFonts()) return chromium
  const reason = apt
    ? `apt-get could not install it (${tail.split('\n').at(-1)})`
    : 'nothing may be installed from here'
  throw new PlainError(
    `The tests need ${chromium ? 'fonts for Chinese' : 'Chromium'}; ${reason}: install chromium and ${FONTS}, or set CHROMIUM_PATH`,
  )
}

/** Whether nothing quicker can be had. @param {string} present */
function isBestOf(present) {
  if (present === HEADLESS || process.env.CHROMIUM_PATH) return true
  const isOffered = spawnSync('apt-cache', ['show', HEADLESS_PACKAGE], { stdio: 'ignore' }).status === 0
  return !isOffered && process.env.CI !== 'true'
}

/** macOS brings its own; elsewhere fontconfig knows. Without fontconfig nothing can be said. */
function hasChineseFonts() {
  if (process.platform === 'darwin') return true
  const list = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  return list.status === 0 && list.stdout.trim() !== ''
}

/** @param {string} root @param {(line: string) => void} say @param {string[]} packages */
async function installByApt(root, say, packages) {
  const isRoot = process.getuid?.() === 0
  const maySudo = !isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  if (!hasApt || !(isRoot || maySudo)) return { apt: false, tail: '' }

  say(`Installing ${packages.join(' and ')} …`)
  const [command, ...prefix] = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  const options = { cwd: root }
  const updated = await runStep(command ?? 'env', [...prefix, 'update'], options)
  const install = ['install', '-y', '--no-install-recommends', 'fontconfig', ...packages]
  const installed = await runStep(command ?? 'env', [...prefix, ...install], options)
  return { apt: true, tail: installed.code === 0 ? updated.tail : installed.tail }
}
