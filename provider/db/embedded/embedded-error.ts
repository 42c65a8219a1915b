/** Returns an error as one line that names DATABASE_URL as the alternative. */
export function hint(what: string): string {
  return `${what}. Set DATABASE_URL to a PostgreSQL of your own to go on without the embedded one.`
}
