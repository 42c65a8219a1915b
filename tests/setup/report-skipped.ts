/** Writes to standard error why tests are skipped, in continuous integration only. */
export function reportSkipped(what: string, reason: string | null): void {
  if (reason !== null && process.env.CI === 'true') process.stderr.write(`Tests ${what} are skipped: ${reason}\n`)
}
