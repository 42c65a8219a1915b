import pg from 'pg'

/** Conflicts that another attempt of the same transaction may not meet. */
const TRANSIENT = new Set(['40001', '40P01', '23P01'])
/** Random numbers may meet: the next one will be another. */
const RANDOM_NUMBERS = new Set(['bookings_number_key', 'long_term_requests_number_key'])
/** The server is going, coming, full or too slow. */
const UNAVAILABLE = new Set(['57P01', '57P02', '57P03', '53300', '57014', '25P03', '08000', '08003', '08006'])
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
/** Text that PostgreSQL cannot keep: a NUL character, half a surrogate pair. */
const UNSTORABLE = new Set(['22021', '22P02', '22P05'])
const POOL_TIMEOUT = /timeout exceeded when trying to connect|Connection terminated/

export function isTransient(error: unknown): boolean {
  const found = databaseErrorOf(error)
  const numberTaken = found?.code === '23505' && RANDOM_NUMBERS.has(found.constraint ?? '')
  return numberTaken || TRANSIENT.has(found?.code ?? '')
}

/** A table was changed under a plan that the connection keeps. */
export function isStalePlan(error: unknown): boolean {
  const found = databaseErrorOf(error)
  return found?.code === '0A000' && found.routine === 'RevalidateCachedQuery'
}

export function isUnstorableText(error: unknown): boolean {
  return UNSTORABLE.has(databaseErrorOf(error)?.code ?? '')
}

export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    return UNAVAILABLE.has(code) || UNREACHABLE.has(code) || POOL_TIMEOUT.test(cause.message)
  })
}

/** PostgreSQL's own error: Drizzle wraps it. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | null {
  return causesOf(error).find((cause) => cause instanceof pg.DatabaseError) ?? null
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}
