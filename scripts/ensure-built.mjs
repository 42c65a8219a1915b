import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BUNDLES, bundleOptions } from './bundles.mjs'
import { fingerprint } from './fingerprint.mjs'
import { livingHolder, takeLock } from './lock.mjs'
import { mergeSheets } from './merge-sheets.mjs'
import { filesOf, packFiles } from './pack-files.mjs'
import { PlainError } from './plain-error.mjs'
import { runStep } from './run-step.mjs'
import { sbomOf, writeSbom } from './sbom.mjs'

const LOCK_POLL_MS = 500

/**
 * Builds the site and the bundles when the sources changed since the last build of this clone.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @param {(line: string) => void} say
 * @throws {PlainError}
 */
export async function ensureBuilt(root, env, say) {
  const release = await waitForTurn(root, say)
  try {
    const wanted = fingerprint(root, env)
    if (isBuilt(root, wanted)) return
    requireNobodyRunning(root)
    const began = Date.now()
    say('Building (about a minute) …')
    rmSync(stampOf(root), { force: true })
    await bundle(root)
    await buildSite(root, env)
    mergeSheets(root)
    keepPictures(root)
    await packFiles(root)
    await listPackages(root)
    // Taken before the build: a file saved meanwhile makes the next start build again.
    writeFileSync(stampOf(root), wanted)
    say(`Built in ${Math.round((Date.now() - began) / 1000)} s`)
  } finally {
    release()
  }
}

/**
 * Lets a builder in the same clone see that somebody runs on the present build.
 *
 * @param {string} root
 */
export function announceRunning(root) {
  const lock = takeLock(join(runningOf(root), String(process.pid)))
  return lock.heldBy === null ? lock.release : () => undefined
}

const stampOf = (/** @type {string} */ root) => join(root, 'dist', 'built')
const picturesOf = (/** @type {string} */ root) => join(root, 'dist', 'opengraph')
const runningOf = (/** @type {string} */ root) => join(root, 'dist', 'running')

/** @param {string} root @param {string} wanted */
function isBuilt(root, wanted) {
  const outputs = [
    join(root, '.next', 'BUILD_ID'),
    picturesOf(root),
    filesOf(root),
    sbomOf(root),
    ...BUNDLES.map((entry) => join(root, 'dist', entry.replace(/tsx?$/, 'js'))),
  ]
  return existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === wanted && outputs.every(existsSync)
}

/** @param {string} root @param {(line: string) => void} say */
async function waitForTurn(root, say) {
  let wasReported = false
  for (;;) {
    const lock = takeLock(join(root, 'dist', 'build.lock'))
    if (lock.heldBy === null) return lock.release
    if (!wasReported) say(`Another start (process ${lock.heldBy}) is building in this folder, waiting for it …`)
    wasReported = true
    await pause(LOCK_POLL_MS)
  }
}

/** @param {string} root */
function requireNobodyRunning(root) {
  mkdirSync(runningOf(root), { recursive: true })
  const holders = readdirSync(runningOf(root)).map((name) => livingHolder(join(runningOf(root), name)))
  const other = holders.find((pid) => pid !== null && pid !== process.pid)
  if (other)
    throw new PlainError(
      `The sources changed, but process ${other} runs on the present build: stop it, or use another clone`,
    )
}

/** @param {string} root */
async function bundle(root) {
  const { build, stop } = await import('esbuild')
  for (const room of ['lib', 'provider', 'server']) rmSync(join(root, 'dist', room), { recursive: true, force: true })
  try {
    for (const options of bundleOptions(root)) await build(options)
  } catch (error) {
    throw new PlainError(`The bundles could not be built:\n${error}`)
  } finally {
    // Its service would live as long as the launcher.
    await stop()
  }
}

/** @param {string} root @param {Record<string, string | undefined>} env */
async function buildSite(root, env) {
  // Next trips over types of routes that are gone; its cache is what makes the next build fast.
  const output = join(root, '.next')
  for (const name of existsSync(output) ? readdirSync(output) : [])
    if (name !== 'cache' && name !== 'dev') rmSync(join(output, name), { recursive: true, force: true })

  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const { code, tail } = await runStep(process.execPath, [next, 'build'], { cwd: root, env: siteBuildEnv(env) })
  if (code !== 0) throw new PlainError(`next build failed:\n${tail}`)
}

/**
 * Puts what the build drew for shared links where the site's server reads it: Next would take milliseconds for each.
 *
 * @param {string} root
 */
function keepPictures(root) {
  const drawn = join(root, '.next', 'server', 'app', 'opengraph')
  const bodies = existsSync(drawn) ? readdirSync(drawn).filter((name) => name.endsWith('.png.body')) : []
  if (bodies.length === 0) throw new PlainError(`next build drew no pictures in ${drawn}`)
  rmSync(picturesOf(root), { recursive: true, force: true })
  mkdirSync(picturesOf(root), { recursive: true })
  for (const name of bodies) copyFileSync(join(drawn, name), join(picturesOf(root), name.replace(/\.body$/, '')))
}

/** @param {string} root */
async function listPackages(root) {
  try {
    await writeSbom(root)
  } catch (error) {
    throw new PlainError(`npm sbom could not list the packages of package-lock.json:\n${error}`)
  }
}

/** @param {Record<string, string | undefined>} env */
function siteBuildEnv(env) {
  // Next's own reading of `.env` would bring back what the caller left out.
  return { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', __NEXT_PROCESSED_ENV: 'true' }
}
