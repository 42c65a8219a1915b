import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './ensure-built.mjs'

/** `npm run faults`: all of docs/decisions/0171; `-- --only 7` one, `-- --short` those that `npm test` has too. */
const { values } = parseArgs({ options: { only: { type: 'string' }, short: { type: 'boolean', default: false } } })
/** These run the built site. */
const OF_THE_SITE = ['1', '19', '21', '22']

const vitest = ['vitest', 'run', '--config', 'vitest.faults.config.ts']
if (values.only !== undefined) vitest.push('-t', `fault ${Number(values.only)}: `)
if (values.short) vitest.push('.test.ts')
const needsSite = values.only === undefined ? !values.short : OF_THE_SITE.includes(values.only)
if (needsSite) await ensureBuilt(join(import.meta.dirname, '..'), process.env, console.log)

// What is mounted for a full disk is seen by these programs alone, and is gone with them.
const isRoot = process.platform === 'linux' && process.getuid?.() === 0
const [command = 'npx', ...args] = [
  ...(isRoot ? ['unshare', '--mount', '--propagation', 'private'] : []),
  ...['npx', ...vitest],
]
const env = { ...process.env, FAULTS_MOUNT: isRoot ? '1' : '' }
process.exitCode = spawnSync(command, args, { env, stdio: 'inherit' }).status ?? 1
