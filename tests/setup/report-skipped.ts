/** Says on standard error why tests are skipped, where nobody would see it: on a server that runs them by itself. */
export function reportSkipped(what: string, reason: string | null): void {
  if (reason !== null && process.env.CI === 'true') process.stderr.write(`Tests ${what} are skipped: ${reason}\n`)
}
