import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Everything that a build is made of. Of `public/`, the rest of which is served as it is, the parts of drawn pictures. */
const SOURCES = [
  'app',
  'components',
  'documents',
  'lib',
  'messages',
  'provider',
  'server',
  'telemetry',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'public/assets/brand',
  'public/assets/cars',
  'scripts/bundles.mjs',
  'scripts/merge-sheets.mjs',
  'scripts/pack-files.mjs',
  'scripts/sbom.mjs',
  'tsconfig.json',
]

/**
 * Same sources, same text; also the settings that Next writes into the pages (lib/config/product.ts).
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 */
export function fingerprint(root, env) {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(`${relative(root, file)}\0`)
    hash.update(readFileSync(file))
  }
  const compiledIn = Object.entries(env).filter(([name, value]) => name.startsWith('NEXT_PUBLIC_') && value)
  return hash.update(JSON.stringify(compiledIn.sort())).digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).sort()
  return names.flatMap((name) => filesBelow(join(path, name)))
}
