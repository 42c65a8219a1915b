import type { HistoryDetail } from '@/provider/contract/history'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import type { Bookings } from '@/provider/modules/bookings/bind-bookings'
import type { Damages } from '@/provider/modules/debts/list-damages'
import type { Fines } from '@/provider/modules/debts/list-fines'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { findDepositTerms } from '@/provider/records/deposits/deposit-terms'
import { acceptedDocument } from '@/provider/rules/consents/consent'
import { depositResponse } from '@/provider/rules/deposits/deposit-response'
import type { Language } from '@/provider/rules/i18n/language'
import { findRentalExtra } from './queries'

type Deps = {
  db: Database
  bookings: Pick<Bookings, 'find'>
  fines: Fines
  damages: Damages
  settings: Settings
  now: () => Date
}

/**
 * Returns one rental of the client with its deposit, documents, fines and damages.
 *
 * @throws {FailureError} `not_found` for a number that is not this client's.
 */
export async function readRental(
  { db, bookings, fines, damages, settings, now }: Deps,
  clientId: number,
  number: string,
  language: Language,
): Promise<HistoryDetail> {
  const [booking, extra, terms, ownFines, ownDamages, data] = await Promise.all([
    bookings.find({ bookingNumber: number, clientId }, language),
    findRentalExtra(db, clientId, number),
    findDepositTerms(db, number),
    fines.list(clientId, language, { booking: number }),
    damages.list(clientId, language, { booking: number }),
    settings.current(),
  ])
  if (!extra || !terms) throw new FailureError('not_found', 'No such booking.')
  const { distanceKm, miles, documents } = extra
  return {
    booking,
    distanceKm,
    miles,
    deposit: depositResponse({ ...terms, status: booking.status }, data, now()),
    documents: documents.map(acceptedDocument),
    fines: ownFines.items,
    damages: ownDamages.items,
  }
}
