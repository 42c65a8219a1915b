import pg from 'pg'

const EXCLUSION = '23P01'
/** Conflicts that a repetition of the transaction may avoid. */
const TRANSIENT = new Set(['40001', '40P01', EXCLUSION])
/** Numbers are drawn at random: a second draw avoids a number that is taken. */
const RANDOM_NUMBERS = new Set(['bookings_number_key', 'long_term_requests_number_key'])
/**
 * Classes of SQLSTATE that are no fault of the statement: the connection (08), resources such as the disk (53), the server's
 * own files (58).
 */
const UNAVAILABLE_CLASS = /^(08|53|58)/
/** The server stops or starts, a limit of time was reached, or the server is a read-only copy (after a failover). */
const UNAVAILABLE = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '57014', '25P03', '25P04', '25006'])
/** Codes of the network and of our own disk. */
const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL', 'EMFILE', 'ENFILE'],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'],
])
/** Text that PostgreSQL cannot store: a NUL character, half a surrogate pair. */
const UNSTORABLE = new Set(['22021', '22P02', '22P05'])
/** Messages of pg, which gives these errors no code. */
const LOST = /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/

/** The database did not answer in time, or too many wait for it: whether the last statement was carried out is unknown. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

/** Returns whether a repetition of the transaction may avoid the error. */
export function isTransient(error: unknown): boolean {
  const cause = databaseErrorOf(error)
  const isNumberTaken = cause?.code === '23505' && RANDOM_NUMBERS.has(cause.constraint ?? '')
  return isNumberTaken || TRANSIENT.has(cause?.code ?? '')
}

/** Returns whether two bookings would have had one car at one time. */
export function isOverlap(error: unknown): boolean {
  return databaseErrorOf(error)?.code === EXCLUSION
}

/** Returns whether a table was changed after the connection had prepared a statement on it. */
export function isStalePlan(error: unknown): boolean {
  const cause = databaseErrorOf(error)
  return cause?.code === '0A000' && cause.routine === 'RevalidateCachedQuery'
}

/** Returns whether a text was sent that PostgreSQL cannot store. */
export function isUnstorableText(error: unknown): boolean {
  return UNSTORABLE.has(databaseErrorOf(error)?.code ?? '')
}

/** Returns whether the database was unavailable: the same statement may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (cause instanceof pg.DatabaseError) return UNAVAILABLE.has(code) || UNAVAILABLE_CLASS.test(code)
    return cause instanceof UnreachableError || UNREACHABLE.has(code) || LOST.test(cause.message)
  })
}

/** Returns PostgreSQL's own error, which Drizzle wraps, or null. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | null {
  return causesOf(error).find((cause) => cause instanceof pg.DatabaseError) ?? null
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}
