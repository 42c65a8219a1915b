/** How much of the same a test does: in `npm test`, with `--all` and with `--long`. */
export function byForm({ short, all, long }: { short: number; all: number; long: number }): number {
  if (process.env.E2E_LONG === '1') return long
  return process.env.E2E_SHORT === '1' ? short : all
}
