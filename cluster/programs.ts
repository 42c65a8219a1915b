import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PlainError } from '../scripts/plain-error.mjs'

/** Where Debian lays servers; an account's PATH often lacks it. */
const SERVER_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin']
const POSTGRES_ROOT = '/usr/lib/postgresql'
const POSTGRES_OLDEST = 15

/** Each program by its name and the package of Debian that has it. */
const PACKAGES = {
  nginx: 'nginx',
  etcd: 'etcd-server',
  patroni: 'patroni',
  postgres: 'postgresql-15',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
} as const

export type ProgramName = keyof typeof PACKAGES
/** Paths of the programs. */
export type Programs = Record<ProgramName, string>

/**
 * Finds the programs of the cluster.
 *
 * @param folders where programs are looked for
 * @param postgresRoot has a folder for each version of PostgreSQL
 * @throws {PlainError} that names each program that is not installed, and its package
 */
export function findPrograms(folders = programFolders(), postgresRoot = POSTGRES_ROOT): Programs {
  const places = Object.entries(PACKAGES).map(([name, debian]) => {
    const searched = name === 'postgres' ? [...postgresFolders(postgresRoot), ...folders] : folders
    return { name, debian, path: searched.map((folder) => join(folder, name)).find(isProgram) }
  })
  const missing = places.filter(({ path }) => path === undefined)
  if (missing.length > 0) throw new PlainError(missingMessage(missing))
  return Object.fromEntries(places.map(({ name, path }) => [name, path])) as Programs
}

function missingMessage(missing: { name: string; debian: string }[]): string {
  const width = Math.max(...missing.map(({ name }) => name.length))
  return [
    'npm run cluster needs programs that are not installed:',
    ...missing.map(({ name, debian }) => `  ${name.padEnd(width)}  Debian package ${debian}`),
    `Install them: apt-get install ${missing.map(({ debian }) => debian).join(' ')}`,
  ].join('\n')
}

function programFolders(): string[] {
  return [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...SERVER_FOLDERS]
}

/** The newest first. */
function postgresFolders(root: string): string[] {
  return versionsIn(root)
    .filter((version) => version >= POSTGRES_OLDEST)
    .sort((left, right) => right - left)
    .map((version) => join(root, String(version), 'bin'))
}

function versionsIn(root: string): number[] {
  try {
    return readdirSync(root).map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
