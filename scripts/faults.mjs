import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/** `npm run faults`: all of docs/decisions/0171; `-- --only 7` one, `-- --short` those that `npm test` has too. */
const { values } = parseArgs({ options: { only: { type: 'string' }, short: { type: 'boolean', default: false } } })
const vitest = ['vitest', 'run', '--config', 'vitest.faults.config.ts']
if (values.only !== undefined) vitest.push('-t', `fault ${Number(values.only)}: `)
if (values.short) vitest.push('.test.ts')
// What is mounted for a full disk is seen by these programs alone, and is gone with them.
const isRoot = process.platform === 'linux' && process.getuid?.() === 0
const [command, ...args] = isRoot
  ? ['unshare', '--mount', '--propagation', 'private', 'npx', ...vitest]
  : ['npx', ...vitest]
const run = spawnSync(command ?? '', args, {
  env: { ...process.env, FAULTS_MOUNT: isRoot ? '1' : '' },
  stdio: 'inherit',
})
process.exitCode = run.status ?? 1
