import type { LongTermItem, LongTermRequest, LongTermRequestAnswer } from '@/provider/contract/long-term'
import { monthPriceFor } from '@/provider/contract/rules/prices/month-price'
import { FailureError } from '@/provider/failure-error'
import { personalConsents } from '@/provider/modules/consents/given-consents'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { Visitor } from '@/provider/rules/actors'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { roublesIn } from '@/provider/rules/i18n/format-text'
import type { Language } from '@/provider/rules/i18n/language'
import { pluralIn } from '@/provider/rules/i18n/plural'
import { storedReferral } from '@/provider/rules/partners/referral'
import { type LongTermService, startDays } from './list-offers'
import type { LongTermRequestsRepository } from './submit-request'

const SECONDS_OF_DAY = 24 * 60 * 60

type Parts = {
  requests: LongTermRequestsRepository
  longTerm: LongTermService
  settings: SettingsService
  now: () => Date
}

export type LongTermRequestsService = ReturnType<typeof createLongTermRequestsService>

export function createLongTermRequestsService({ requests, longTerm, settings, now }: Parts) {
  return {
    /**
     * Keeps the request of somebody who wants a car for months, and tells the branch and him.
     *
     * @throws {FailureError} `consent_required`, `not_found`, `car_taken`, `invalid_request`: no such term, `invalid_dates`,
     * `too_many_requests`
     */
    async receive(request: LongTermRequest, visitor: Visitor): Promise<LongTermRequestAnswer> {
      const at = now()
      const { language, tracking } = visitor
      const { gosnomer, last_name, first_name, startDate: startOn, ...asked } = request
      const { row, item, data, today } = await longTerm.find(gosnomer, language)
      const consents = personalConsents(visitor, data, at)
      if (row.taken) throw new FailureError('car_taken', 'The plate is hired out.')
      requireTerm(item, asked.months)
      requireStart(startOn, startDays(item, data, today))
      const { monthKop } = monthPriceFor(item, asked.months)
      const number = await requests.keep({
        ...asked,
        station: settings.station,
        carId: row.carId,
        lastName: last_name,
        firstName: first_name,
        startOn,
        monthKop,
        ...storedReferral(request),
        language,
        tracking,
        consents,
        maxPerPhone: data.longTerm.maxRequestsPerPhone,
        branchEmail: data.main_email,
        told: { branch: toldIn('ru', item, request, monthKop), client: toldIn(language, item, request, monthKop) },
        at,
      })
      if (number === null) {
        const details = { retryAfterSeconds: SECONDS_OF_DAY }
        throw new FailureError('too_many_requests', 'Too many requests of one phone within a day.', { details })
      }
      return { number, months: asked.months, startDate: startOn, monthKop }
    },
  }
}

function requireTerm({ prices }: LongTermItem, months: number): void {
  const longest = prices.at(-1)?.months ?? 0
  if (months >= prices[0].months && months <= longest) return
  const message = `From ${prices[0].months} to ${longest} months.`
  throw new FailureError('invalid_request', message, { fields: { months: 'no such term' } })
}

function requireStart(startOn: string, { from, to }: { from: string; to: string }): void {
  if (startOn >= from && startOn <= to) return
  throw new FailureError('invalid_dates', `From ${from} to ${to}.`, {
    fields: { startDate: startOn < from ? 'too early' : 'too late' },
  })
}

/** Nothing that somebody typed: his e-mail may be a stranger's. */
function toldIn(
  language: Language,
  { car, gosnomer }: LongTermItem,
  { months, startDate }: LongTermRequest,
  monthKop: number,
): Record<string, string> {
  return {
    car: car.car_data.naimenovanie,
    plate: gosnomer,
    months: pluralIn(months, 'month', language),
    date: dayIn(startDate, language),
    price: roublesIn(monthKop, language),
  }
}
