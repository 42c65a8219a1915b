import type { HistoryAnswer, HistoryDetail, HistoryItem } from '@/provider/contract/history'
import { FailureError } from '@/provider/failure-error'
import type { Bookings } from '@/provider/modules/bookings/bind-bookings'
import type { Damages } from '@/provider/modules/debts/list-damages'
import type { Fines } from '@/provider/modules/debts/list-fines'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { statusAt } from '@/provider/rules/bookings/transitions'
import { depositCard, type StoredHold } from '@/provider/rules/deposits/deposit-card'
import { type DepositTerms, depositState } from '@/provider/rules/deposits/deposit-state'
import type { Language } from '@/provider/rules/i18n/language'
import type { StationRules } from '@/provider/rules/settings/station-settings'
import type { HistoryRepository, HistoryRow } from './queries'

type Parts = {
  history: HistoryRepository
  bookings: Pick<Bookings, 'find'>
  fines: Fines
  damages: Damages
  settings: SettingsService
  now: () => Date
}

export type HistoryService = ReturnType<typeof createHistoryService>

/** The bookings of a client. `clientId` is always the session's. */
export function createHistoryService({ history, bookings, fines, damages, settings, now }: Parts) {
  return {
    async list(clientId: number): Promise<HistoryAnswer> {
      const at = now()
      const rows = await history.list(clientId)
      return { items: rows.map((row) => historyItem(row, at)) }
    },

    /** The booking that runs, or the next one. */
    async next(clientId: number): Promise<HistoryItem | null> {
      const at = now()
      const row = await history.findNext(clientId, at)
      return row && historyItem(row, at)
    },

    /** @throws {FailureError} `not_found` for a number that is not this client's. */
    async detail(clientId: number, number: string, language: Language): Promise<HistoryDetail> {
      const [booking, extra, ownFines, ownDamages, { rules }] = await Promise.all([
        bookings.find({ bookingNumber: number, clientId }, language),
        history.findExtra(clientId, number),
        fines.list(clientId, language, number),
        damages.list(clientId, language, number),
        settings.current(),
      ])
      if (!extra) throw new FailureError('not_found', 'No such booking.')
      const { distanceKm, miles, documents } = extra
      const dates = { startAt: new Date(booking.pickupAt), endAt: new Date(booking.dropoffAt) }
      const terms = { ...extra, ...dates, status: booking.status, amountKop: booking.price.depositKop }
      return {
        booking,
        distanceKm,
        miles,
        deposit: depositAnswer(terms, rules, now()),
        documents: documents.map(({ document, version, givenAt }) => ({
          document,
          version,
          givenAt: givenAt.toISOString(),
        })),
        fines: ownFines.items,
        damages: ownDamages.items,
      }
    },
  }
}

function depositAnswer(
  terms: Omit<DepositTerms, 'releaseDays'> & { cards: StoredHold[] },
  { depositReleaseDays: releaseDays, depositMaxCards: maxCards }: StationRules,
  at: Date,
): HistoryDetail['deposit'] {
  const { state, holdAt, releaseBy, releasedAt, keptKop } = depositState({ ...terms, releaseDays }, at)
  return {
    state,
    amountKop: terms.amountKop,
    holdAt: holdAt?.toISOString() ?? null,
    releaseBy: releaseBy?.toISOString() ?? null,
    releasedAt: releasedAt?.toISOString() ?? null,
    keptKop,
    cards: terms.cards.map(depositCard),
    maxCards,
    releaseDays,
  }
}

function historyItem(row: HistoryRow, at: Date): HistoryItem {
  return {
    number: row.number,
    date: row.createdAt.toISOString(),
    status: statusAt(row, at),
    car: row.car,
    pickupAt: row.startAt.toISOString(),
    dropoffAt: row.endAt.toISOString(),
    totalKop: row.totalKop,
    paidKop: row.paidKop,
    distanceKm: row.distanceKm,
    miles: row.miles,
  }
}
