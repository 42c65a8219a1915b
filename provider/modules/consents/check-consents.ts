import type { Consent } from '@/provider/contract/bookings'
import { FailureError } from '@/provider/failure-error'
import { DRIVER_AGREEMENTS } from '@/provider/rules/consents/consent'
import { isInForce } from '@/provider/rules/consents/document-versions'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

/**
 * Requires a consent to each of the documents.
 *
 * @throws {FailureError} `consent_required`, naming the documents without one
 */
export function requireConsents(consents: Consent[], documents: readonly Consent['document'][]): void {
  const missing = documents.filter((document) => !consents.some((consent) => consent.document === document))
  if (missing.length === 0) return
  throw new FailureError('consent_required', `Not agreed to: ${missing.join(', ')}.`, {
    fields: Object.fromEntries(missing.map((document) => [`consents.${document}`, 'required'])),
  })
}

/**
 * Requires a consent to the policy and to one of the texts for the data of drivers.
 *
 * @throws {FailureError} `consent_required`, naming the documents without one
 */
export function requireDriverConsents(
  consents: Consent[],
  agreements: readonly Consent['document'][] = DRIVER_AGREEMENTS,
): void {
  const agreed = agreements.filter((document) => consents.some((consent) => consent.document === document))
  requireConsents(consents, ['privacy_policy', ...(agreed.length > 0 ? agreed : agreements.slice(0, 1))])
}

/**
 * Requires that the consents are to the versions in force.
 *
 * @throws {FailureError} `consent_required`, naming the documents that have another version now
 */
export function requireVersionsInForce(
  consents: Consent[],
  { documentVersions, timeZone }: Pick<BranchSettings, 'documentVersions' | 'timeZone'>,
  now: Date,
): void {
  const outdated = consents.filter(
    ({ document, version }) => !isInForce(version, documentVersions[document], now, timeZone),
  )
  if (outdated.length === 0) return
  throw new FailureError('consent_required', 'Agreed to a version that is not in force.', {
    fields: Object.fromEntries(outdated.map(({ document }) => [`consents.${document}`, 'not the version in force'])),
  })
}
