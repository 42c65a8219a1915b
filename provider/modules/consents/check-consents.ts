import type { Consent } from '@/provider/contract/bookings'
import { FailureError } from '@/provider/failure-error'
import { isInForce } from '@/provider/rules/consents/document-versions'
import type { StationData } from '@/provider/rules/settings/station-settings'

/** @throws {FailureError} `consent_required`, naming the documents that were not agreed to. */
export function requireConsents(consents: Consent[], documents: readonly Consent['document'][]): void {
  const missing = documents.filter((document) => !consents.some((consent) => consent.document === document))
  if (missing.length === 0) return
  throw new FailureError('consent_required', `Not agreed to: ${missing.join(', ')}.`, {
    fields: Object.fromEntries(missing.map((document) => [`consents.${document}`, 'required'])),
  })
}

/** @throws {FailureError} `consent_required`, naming the documents whose text is another one now. */
export function requireVersionsInForce(
  consents: Consent[],
  { documentVersions, timeZone }: Pick<StationData, 'documentVersions' | 'timeZone'>,
  now: Date,
): void {
  const wrong = consents.filter(
    ({ document, version }) => !isInForce(version, documentVersions[document], now, timeZone),
  )
  if (wrong.length === 0) return
  throw new FailureError('consent_required', 'Agreed to a version that is not in force.', {
    fields: Object.fromEntries(wrong.map(({ document }) => [`consents.${document}`, 'not the version in force'])),
  })
}
