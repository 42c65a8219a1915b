import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { config } from './open-provider'

const { folder } = config.files

/** Lists every file below the folder of uploads, without the mark of its database. */
export function filesOnDisk(): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile() && basename(path) !== '.mark')
}
