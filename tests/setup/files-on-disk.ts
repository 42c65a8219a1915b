import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { config } from './open-provider'

const { folder } = config.files

/** Lists every file below the folder of uploads. */
export function filesOnDisk(): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile())
}
