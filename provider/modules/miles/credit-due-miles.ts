import { addMonths, formatISO, parseISO } from 'date-fns'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Warn } from '@/provider/logging/warn'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { earnBaseKop, earnedMiles } from '@/provider/rules/miles/earned-miles'
import { levelLadder, loyaltyOf } from '@/provider/rules/miles/loyalty'
import type { StationData } from '@/provider/rules/settings/station-settings'
import type { Earned, EarningRental, EarningRepository } from './credit-miles'

type Parts = { earning: EarningRepository; settings: SettingsService; now: () => Date; warn: Warn }

/** `counted`: rentals whose miles were promised or credited; `expired`: miles that ran out. */
export type SweptMiles = { counted: number; expired: number }

export type EarningService = ReturnType<typeof createEarningService>

export function createEarningService({ earning, settings, now, warn }: Parts) {
  /** What fails is looked at again with the next turn; the others do not wait for it. @returns 0 then */
  const trying = async (whose: Record<string, number>, work: () => Promise<number>): Promise<number> => {
    try {
      return await work()
    } catch (err) {
      warn({ err, ...whose }, 'miles could not be counted')
      return 0
    }
  }

  return {
    /** Promises the miles of rentals that set off, credits those that ended, ends what ran out. */
    async sweep(): Promise<SweptMiles> {
      const data = await settings.current()
      const at = now()
      const today = toStationMoment(at, data.timeZone).date
      const counting = { now: at, expiresOn: monthsLater(today, data.loyalty.expiryMonths), earn: earner(data) }
      const swept = { counted: 0, expired: 0 }
      for (const rental of await earning.listUncounted()) {
        swept.counted += await trying({ bookingId: rental.id }, async () =>
          Number(await earning.count(rental, counting)),
        )
      }
      for (const clientId of await earning.listExpiring(today)) {
        swept.expired += await trying({ clientId }, () => earning.expire(clientId, today, at))
      }
      return swept
    },
  }
}

/** By the level with which the client set off: it does not matter when somebody gets to count. */
function earner({ loyalty, timeZone }: StationData): (rental: EarningRental) => Earned {
  return ({ price, startAt, before }) => {
    const { level } = loyaltyOf(before, loyalty, startAt, timeZone)
    const earnPercent = levelLadder(loyalty.levels).find((step) => step.level === level)?.earnPercent ?? 0
    return { earnPercent, miles: earnedMiles(earnBaseKop(price), earnPercent, loyalty.mileKop) }
  }
}

/** @param date `YYYY-MM-DD`; of a month without such a day its last one */
function monthsLater(date: string, months: number): string {
  return formatISO(addMonths(parseISO(date), months), { representation: 'date' })
}
