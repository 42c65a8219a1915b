import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/**
 * `npm run fuzz -- --inputs 100000 --seed 7`: so many requests to the provider, as many to the route handlers of the site, both in one
 * process. `--http 20000`: so many to a running site and provider, which must be built. `--only provider|site|http`.
 * `--replay '…'`: the one request that a run has printed, for the part that `--only` names.
 */
const PARTS = { provider: 'fuzz-provider.test.ts', site: 'fuzz-site.test.ts', http: 'http.fuzz.ts' }
const USUAL_INPUTS = '100000'

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: USUAL_INPUTS },
    http: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    replay: { type: 'string' },
  },
})
console.log(`seed ${values.seed}`)
let status = 0
for (const [part, file] of Object.entries(PARTS)) {
  const inputs = part === 'http' ? values.http : values.inputs
  if (inputs === '0' || (values.only !== undefined && values.only !== part)) continue
  const own = { FUZZ_INPUTS: inputs, FUZZ_SEED: values.seed, FUZZ_REPLAY: values.replay ?? '', FUZZ_MEASURED: '1' }
  const env = { ...process.env, ...own }
  const run = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.fuzz.config.ts', file], { env, stdio: 'inherit' })
  status ||= run.status ?? 1
}
process.exitCode = status
