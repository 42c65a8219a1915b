import { createHash } from 'node:crypto'

/** The hash before the first action. */
export const CHAIN_START = '0'.repeat(64)

/** The texts of an action's columns, in the order in which they are hashed; null: no value. */
export type LinkFields = readonly (string | null)[]

/**
 * Returns the hash of an action that follows `previous`. The trigger of the journal computes the same one in SQL; here it is
 * computed again, because an intruder who changes rows may change the function too.
 */
export function linkHash(previous: string, fields: LinkFields): string {
  const text = [previous, ...fields]
    .map((field) => (field === null ? '-' : `${Buffer.byteLength(field)}:${field}`))
    .join('')
  return createHash('sha256').update(text).digest('hex')
}
