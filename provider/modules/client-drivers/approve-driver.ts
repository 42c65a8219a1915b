import type { Consent } from '@/provider/contract/bookings'
import type { ApproveRequest, OwnDriver } from '@/provider/contract/client-drivers'
import { driverConsents } from '@/provider/db/schema/consents'
import { FailureError } from '@/provider/failure-error'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { consentRow } from '@/provider/records/consents/record-consents'
import type { Visitor } from '@/provider/rules/actors'
import { driverAgreementsAt, isInForce } from '@/provider/rules/consents/document-versions'
import { requireDriver, scansMissingFailure, scansOf, setDriverState } from './driver-rows'
import { type DriverDeps, readDriver } from './list-drivers'

/**
 * Records that a driver agrees, as the client says, and puts the driver up for review. The consent outlives the driver.
 *
 * @throws {FailureError} `not_found`, `scans_missing`, `consent_required` for a version that is not in force
 */
export async function approveDriver(
  deps: DriverDeps,
  clientId: number,
  id: number,
  { personalData: version }: ApproveRequest,
  { language, ip }: Pick<Visitor, 'language' | 'ip'>,
): Promise<OwnDriver> {
  const { db, settings, now } = deps
  const data = await settings.current()
  const isAgreed = (document: Consent['document']) =>
    isInForce(version, data.documentVersions[document], now(), data.timeZone)
  const agreement = driverAgreementsAt(data, now()).find(isAgreed)
  if (!agreement) throw new FailureError('consent_required', 'Agreed to a version that is not in force.')
  await db.transaction(async (tx) => {
    await lockClientById(tx, clientId)
    const driver = await requireDriver(tx, { clientId, id })
    if (driver.approved) return
    const { passport, licence } = await scansOf(tx, id)
    if (!passport || !licence) throw scansMissingFailure()
    const approval = { approved: true, approvedAt: now(), consentVersion: version }
    const consent = consentRow({ document: agreement, version, givenAt: now(), ip })
    await tx.insert(driverConsents).values({ ...consent, clientId, driverId: id })
    await setDriverState(tx, { clientId, id }, { ...approval, verification: 'on_review', rejectReason: null })
  })
  return readDriver(deps, clientId, id, language)
}
