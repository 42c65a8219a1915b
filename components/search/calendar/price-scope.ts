import type { CalendarRules } from '@/lib/search/calendar-rules'

/** What the prices of a calendar are of, as the route handlers read it. */
export type PriceScope = {
  kind: 'any' | 'class' | 'car'
  /** Days are priced by the cars alone. */
  cars: Record<string, string>
  /** A total has the fees of both places in it. */
  places: Record<string, string>
}

/** Reads it from the form as it stands when the calendar opens; null: a calendar without prices. */
export function scopeOf(prices: CalendarRules['prices'], form: HTMLFormElement | null): PriceScope | null {
  if (!prices || !form) return null
  const sent = new FormData(form)
  const read = (name: string) => String(sent.get(name) ?? '')
  const places = { place: read('place'), back: read('back') }
  if (prices !== 'search') return { kind: 'car', cars: { car: prices.car }, places }
  const carClass = read('class')
  return carClass ? { kind: 'class', cars: { class: carClass }, places } : { kind: 'any', cars: {}, places }
}
