import { RejectionError } from '@/lib/browser-api/rejection-error'

/** Returns the errors of the fields that a door named, or null; `fieldErrors` are the texts of the fields that have one. */
export function readFieldErrors<Name extends string, Key>(
  error: unknown,
  fieldErrors: Partial<Record<Name, Key>>,
): { errors: Partial<Record<Name, Key>> } | null {
  if (!(error instanceof RejectionError) || error.code !== 'invalid_request') return null
  const { fields = {} } = error
  const named = Object.entries(fieldErrors).filter(([name]) => fields[name] !== undefined)
  return named.length > 0 ? { errors: Object.fromEntries(named) as Partial<Record<Name, Key>> } : null
}
