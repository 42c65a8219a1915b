import { z } from 'zod'
import { Consent } from './contract/bookings'
import { FailureError } from './failure-error'

const Consents = z.array(Consent).min(1).max(8)

/**
 * The header of consents, `privacy_policy@2026-11-01,personal_data_agreement@2026-11-01`, each pair once.
 *
 * @throws {FailureError} `consent_required` when it is missing or names no document of ours.
 */
export function givenConsents(header: string | undefined): Consent[] {
  const pairs = new Set((header ?? '').split(',', 9).map((pair) => pair.trim()))
  const named = [...pairs].map((pair) => pair.split('@'))
  const parsed = Consents.safeParse(named.map(([document, version]) => ({ document, version })))
  if (!parsed.success) throw new FailureError('consent_required', 'The consents are missing.')
  return parsed.data
}
