import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { withEnvFile } from './env-file.mjs'
import { ensureInstalled } from './install.mjs'
import { endWith } from './plain-error.mjs'

const root = join(import.meta.dirname, '..')

try {
  await ensureInstalled(root, console.log)
  await ensureBuilt(root, withEnvFile(join(root, '.env'), process.env), console.log)
} catch (error) {
  endWith(error)
}
