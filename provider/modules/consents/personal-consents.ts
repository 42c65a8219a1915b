import { z } from 'zod'
import { Consent } from '@/provider/contract/bookings'
import { FailureError } from '@/provider/failure-error'
import type { Visitor } from '@/provider/rules/actors'
import { PERSONAL_DOCUMENTS, type RecordedConsent } from '@/provider/rules/consents/consent'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { requireConsents, requireVersionsInForce } from './check-consents'

const Consents = z.array(Consent).min(1).max(8)

/**
 * Returns the consents of a visitor who leaves a name and a phone, checked.
 *
 * @throws {FailureError} `consent_required`
 */
export function personalConsents(
  { consents, ip }: Pick<Visitor, 'consents' | 'ip'>,
  data: Pick<BranchSettings, 'documentVersions' | 'timeZone'>,
  now: Date,
): RecordedConsent[] {
  const visitorConsents = readConsents(consents)
  requireConsents(visitorConsents, PERSONAL_DOCUMENTS)
  requireVersionsInForce(visitorConsents, data, now)
  return visitorConsents.map((consent) => ({ ...consent, givenAt: now, ip }))
}

/** Parses the header: `privacy_policy@2026-11-01,personal_data_agreement@2026-11-01`, each pair once. */
function readConsents(header: string): Consent[] {
  const pairs = new Set(header.split(',', 9).map((pair) => pair.trim()))
  const consents = [...pairs].map((pair) => pair.split('@'))
  const parsed = Consents.safeParse(consents.map(([document, version]) => ({ document, version })))
  if (!parsed.success) throw new FailureError('consent_required', 'The consents are missing.')
  return parsed.data
}
