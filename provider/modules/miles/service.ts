import { createHash } from 'node:crypto'
import type { ChargeAnswer, MileEntry, SpendAnswer, SpendOutcome, SpendRequest } from '@/provider/contract/miles'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import type { SettingsService } from '@/provider/modules/settings/service'
import { type Language, textIn } from '@/provider/rules/language'
import { levelLadder } from '@/provider/rules/loyalty'
import { type Movement, milesByMonth, movementsOf, nextExpiry, sumsOf, yearOf } from '@/provider/rules/mile-movements'
import { type MilesTerms, mostMiles } from '@/provider/rules/miles-on-booking'
import { withReserved } from '@/provider/rules/reserved-miles'
import type { MileEntryRow, MilesRepository, PayableRow } from './repository'
import { duesOf } from './spend-outcome'
import type { SpendingRepository } from './spending-repository'

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
    balanceOf: (clientId: number): Promise<number> => miles.balance(clientId),

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
        items: told(shown, language),
      }
    },

    /** What runs out next of what is left. */
    nextExpiryOf: async (clientId: number): Promise<ChargeAnswer['nextExpiry']> =>
      nextExpiry(await miles.listLeft(clientId)),

    async spent(clientId: number, language: Language): Promise<SpendAnswer> {
      const [rows, payable, { loyalty, milesMaxSharePercent }] = await Promise.all([
        miles.list(clientId),
        miles.listPayable(clientId, now()),
        settings.current(),
      ])
      const movements = withReserved(movementsOf(rows))
      const terms = { mileKop: loyalty.mileKop, milesMaxSharePercent }
      const { balance, pending } = sumsOf(movements)
      return {
        ...{ balance, pending, mileKop: terms.mileKop, maxSharePercent: milesMaxSharePercent },
        bookings: payable.flatMap((row) => payableBooking(row, balance, terms)),
        items: told(
          movements.filter(({ state }) => state !== 'pending' && state !== 'credited'),
          language,
        ),
      }
    },

    /** What `spend` would answer. @throws {FailureError} as `spend` */
    async preview(clientId: number, { booking, miles: wanted }: SpendRequest): Promise<SpendOutcome> {
      return spending.preview({ ...(await wishOf(clientId, booking)), miles: wanted })
    },

    /** @throws {FailureError} `not_found`, `hold_expired`, `conflict`, `miles_limit`, `idempotency_key_reused` */
    async spend(clientId: number, request: SpendRequest, key: string): Promise<SpendOutcome> {
      const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
      const wish = { ...(await wishOf(clientId, request.booking)), miles: request.miles }
      return spending.spend(wish, { key, requestHash })
    },

    /** @throws {FailureError} `not_found`, `hold_expired`, `conflict` */
    async release(clientId: number, number: string): Promise<SpendOutcome> {
      return spending.release(await wishOf(clientId, number))
    },
  }
}

function told(movements: readonly Movement<MileEntryRow>[], language: Language): MileEntry[] {
  return movements
    .map(({ id, at, text, booking, earnPercent, miles, state, expiresOn, balance }) => ({
      ...{ id, at: at.toISOString(), text: textIn(text, language), booking, earnPercent },
      ...{ miles, state, expiresOn, balance },
    }))
    .reverse()
}

function payableBooking({ price, ...row }: PayableRow, balance: number, terms: MilesTerms): SpendAnswer['bookings'] {
  if (!price) return []
  const { number, status, car, miles, paidKop } = row
  return [
    {
      ...{ number, status, car, miles },
      pickupAt: row.pickupAt.toISOString(),
      dropoffAt: row.dropoffAt.toISOString(),
      ...duesOf({ ...row, price }, price),
      maxMiles: mostMiles(price, paidKop, balance + miles, terms),
    },
  ]
}
