/** One line for a person, with the way out. */
export function hint(what: string): string {
  return `${what}. Set DATABASE_URL to a PostgreSQL of your own to go on without the embedded one.`
}
