import { type Choice, choiceFields, NOTHING_CHOSEN } from '@/lib/options/choice'
import type { PricedModel } from '@/lib/prices/priced-model'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'

export type DayOptions = Pick<Choice['options'], 'mileage' | 'insurance'>

/** One view of the price table. `classId` empty: all; `sort` empty: class by class. */
export type PriceView = { season: string; classId: string; options: DayOptions; sort: '' | 'price' }

/** Its address: what is not chosen is not in it. */
export function priceAddress({ season, classId, options, sort }: PriceView): string {
  const chosen = Object.fromEntries(choiceFields(choiceWith(options)))
  const list = { ...(classId ? { class: classId } : {}), ...(sort ? { sort } : {}) }
  return `${SITE_LINKS.prices}?${new URLSearchParams({ season, ...list, ...chosen })}`
}

/** What the prices of a row have in them, for its bookings: nobody chooses twice. */
export function rowChoice({ mileage, insurance }: DayOptions, offered: PricedModel['offered']): Choice {
  return choiceWith({
    mileage: offered.mileage ? mileage : NO_OPTIONS.mileage,
    insurance: offered.insurance ? insurance : NO_OPTIONS.insurance,
  })
}

function choiceWith(options: DayOptions): Choice {
  return { ...NOTHING_CHOSEN, options: { ...NO_OPTIONS, ...options } }
}
