import { byForm } from '../by-form'

const env = (name: string) => process.env[name] || undefined

/** How much is fuzzed and by which seed: `npm run fuzz` sets both, tests take a little of the same stream. */
export const FUZZ = {
  inputs: Number(env('FUZZ_INPUTS') ?? byForm({ short: 250, all: 2_000, long: 20_000 })),
  seed: Number(env('FUZZ_SEED') ?? 1996),
  /** Whether hangs, memory and 503 fail too: not in `npm test`, whose machine may be busy. */
  isMeasured: env('FUZZ_MEASURED') === '1',
  /** A request that an earlier run printed, to be sent alone. */
  replay: env('FUZZ_REPLAY'),
}
