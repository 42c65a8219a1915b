import pg from 'pg'

/** Conflicts that another attempt of the same transaction may not meet. */
const TRANSIENT = new Set(['40001', '40P01', '23P01'])
/** Random numbers may meet: the next one will be another. */
const RANDOM_NUMBERS = new Set(['bookings_number_key', 'long_term_requests_number_key'])
/**
 * Classes of SQLSTATE that say nothing of the statement: the connection (08), resources, of these the disk (53), the
 * server's own files (58).
 */
const UNAVAILABLE_CLASS = /^(08|53|58)/
/** The server is going, coming, idle for too long, too slow, or a copy that may not write (after a change of the primary). */
const UNAVAILABLE = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '57014', '25P03', '25P04', '25006'])
/** Codes of the network and of our own disk. */
const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL', 'EMFILE', 'ENFILE'],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'],
])
/** Text that PostgreSQL cannot keep: a NUL character, half a surrogate pair. */
const UNSTORABLE = new Set(['22021', '22P02', '22P05'])
/** Of pg, which gives these no code. */
const LOST = /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/

/** The database did not answer in time, or too many wait for it: whether the last statement was carried out is unknown. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

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

/** Whether nothing is wrong with what was asked: the same may do well later. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (cause instanceof pg.DatabaseError) return UNAVAILABLE.has(code) || UNAVAILABLE_CLASS.test(code)
    return cause instanceof UnreachableError || UNREACHABLE.has(code) || LOST.test(cause.message)
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
