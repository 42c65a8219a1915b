import type { ChargeAnswer, MileEntry, SpendAnswer, SpendOutcome, SpendRequest } from '@/provider/contract/miles'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import {
  milesByMonth,
  movementsOf,
  nextExpiry,
  stateOf,
  sumsOf,
  yearOf,
} from '@/provider/modules/miles/rules/movements'
import { withReserved } from '@/provider/modules/miles/rules/reserved-miles'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { legacySpendHash } from '@/provider/records/idempotency/legacy-request-hash'
import { fingerprintOf } from '@/provider/records/idempotency/request-fingerprint'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'
import { levelLadder } from '@/provider/rules/miles/loyalty'
import { type MilesTerms, mostMiles } from '@/provider/rules/miles/miles-on-booking'
import type { MileEntryRow, MilesRepository, PayableRow } from './queries'
import type { SpendingRepository } from './spend-miles'
import { duesOf } from './spend-outcome'

type Parts = { miles: MilesRepository; spending: SpendingRepository; settings: SettingsService; now: () => Date }

export type MilesService = ReturnType<typeof createMilesService>

export function createMilesService({ miles, spending, settings, now }: Parts) {
  const wishOf = async (clientId: number, number: string) => {
    const { loyalty, milesMaxSharePercent, timeZone } = await settings.current()
    const at = now()
    const terms = { mileKop: loyalty.mileKop, milesMaxSharePercent }
    return { clientId, number, terms, today: toStationMoment(at, timeZone).date, now: at }
  }

  return {
    balanceOf: async (clientId: number): Promise<number> => (await miles.sums(clientId)).balance,

    /** @param asked only the movements of this year */
    async charge(clientId: number, asked: number | null, language: Language): Promise<ChargeAnswer> {
      const [rows, { timeZone, loyalty }] = await Promise.all([miles.list(clientId), settings.current()])
      const movements = withReserved(movementsOf(rows))
      const thisYear = yearOf(now(), timeZone)
      const year = asked ?? thisYear
      const shown = movements.filter(({ at }) => asked === null || yearOf(at, timeZone) === asked)
      return {
        ...sumsOf(movements),
        nextExpiry: nextExpiry(rows),
        windowMonths: loyalty.windowMonths,
        levels: levelLadder(loyalty.levels),
        years: [...new Set([thisYear, ...movements.map(({ at }) => yearOf(at, timeZone))])].sort((a, b) => b - a),
        year,
        months: milesByMonth(movements, year, timeZone),
        items: shown.map((movement) => toldEntry(movement, language)).reverse(),
      }
    },

    /** What runs out next of what is left. */
    nextExpiryOf: async (clientId: number): Promise<ChargeAnswer['nextExpiry']> =>
      nextExpiry(await miles.listLeft(clientId)),

    async spent(clientId: number, language: Language): Promise<SpendAnswer> {
      const at = now()
      const { loyalty, milesMaxSharePercent, timeZone } = await settings.current()
      const [sums, spendable, payable, rows] = await Promise.all([
        miles.sums(clientId),
        miles.spendable(clientId, toStationMoment(at, timeZone).date),
        miles.listPayable(clientId, at),
        miles.listSpent(clientId),
      ])
      const spent = withReserved(rows.map((row) => ({ ...row, state: stateOf(row), expiresOn: null })))
      const terms = { mileKop: loyalty.mileKop, milesMaxSharePercent }
      return {
        ...{ ...sums, mileKop: terms.mileKop, maxSharePercent: milesMaxSharePercent },
        bookings: payable.flatMap((row) => payableBooking(row, spendable, terms)),
        items: spent.map((movement) => toldEntry(movement, language)).reverse(),
      }
    },

    /** What `spend` would answer. @throws {FailureError} as `spend` */
    async preview(clientId: number, { booking, miles: wanted }: SpendRequest): Promise<SpendOutcome> {
      return spending.preview({ ...(await wishOf(clientId, booking)), miles: wanted })
    },

    /** @throws {FailureError} `not_found`, `hold_expired`, `conflict`, `miles_limit`, `idempotency_key_reused` */
    async spend(clientId: number, request: SpendRequest, { key, sent }: RequestKey): Promise<SpendOutcome> {
      const fingerprint = fingerprintOf(sent, ['miles', clientId], legacySpendHash(request))
      const wish = { ...(await wishOf(clientId, request.booking)), miles: request.miles }
      return spending.spend(wish, { key, ...fingerprint })
    },

    /** @throws {FailureError} `not_found`, `hold_expired`, `conflict` */
    async release(clientId: number, number: string): Promise<SpendOutcome> {
      return spending.release(await wishOf(clientId, number))
    },
  }
}

type Told = Omit<MileEntry, 'at' | 'text'> & Pick<MileEntryRow, 'at' | 'text'>

function toldEntry({ at, text, ...movement }: Told, language: Language): MileEntry {
  const { id, booking, earnPercent, miles, state, expiresOn, balance } = movement
  const when = { id, at: at.toISOString(), text: textIn(text, language), booking, earnPercent }
  return { ...when, miles, state, expiresOn, balance }
}

function payableBooking({ price, ...row }: PayableRow, spendable: number, terms: MilesTerms): SpendAnswer['bookings'] {
  if (!price) return []
  const { number, status, car, miles, paidKop } = row
  return [
    {
      ...{ number, status, car, miles },
      pickupAt: row.pickupAt.toISOString(),
      dropoffAt: row.dropoffAt.toISOString(),
      ...duesOf({ ...row, price }, price),
      maxMiles: mostMiles(price, paidKop, spendable + miles, terms),
    },
  ]
}
