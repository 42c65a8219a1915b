/** What can be paid by number and surname (PRODUCT §7). */
export const PURPOSES = ['booking', 'fine', 'damage', 'other'] as const

/** The only one that can be looked up: for the others one asks the branch. */
export const FOUND_HERE = 'booking'

export type LookupFields = Record<'purpose' | 'number' | 'fio', string>
export type LookupField = keyof LookupFields

/** Keys of `payments.errors`. */
export type LookupFault = 'purposeEmpty' | 'numberEmpty' | 'fioEmpty'

export const LOOKUP_FIELDS: readonly LookupField[] = ['purpose', 'number', 'fio']

/** The small form of specification §5: every field is required. */
export function lookupFault(name: LookupField, fields: LookupFields): LookupFault | null {
  if (fields[name].trim() !== '') return null
  return `${name}Empty`
}
