import { type Choice, choiceFields, NOTHING_CHOSEN } from '@/lib/bookings/choice'
import type { PriceRow } from '@/provider/contract/prices'

export type DayOptions = Pick<Choice['options'], 'mileage' | 'insurance'>

/** One view of the price table. `classId` empty: all; `sort` empty: class by class. */
export type PriceView = { season: string; classId: string; options: DayOptions; sort: '' | 'price' }

/** Its address: what is not chosen is not in it. */
export function priceAddress({ season, classId, options, sort }: PriceView) {
  const chosen = Object.fromEntries(choiceFields(choiceWith(options)))
  const list = { ...(classId ? { class: classId } : {}), ...(sort ? { sort } : {}) }
  return { pathname: '/prices/', query: { season, ...list, ...chosen } } as const
}

/** What the prices of a row have in them, for its bookings: nobody chooses twice. */
export function rowChoice({ mileage, insurance }: DayOptions, offered: PriceRow['offered']): Choice {
  return choiceWith({
    mileage: offered.mileage ? mileage : 'standard',
    insurance: offered.insurance ? insurance : 'none',
  })
}

function choiceWith(options: DayOptions): Choice {
  return { ...NOTHING_CHOSEN, options: { ...NOTHING_CHOSEN.options, ...options } }
}
