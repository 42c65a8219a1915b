import { type Choice, choiceFields, NOTHING_CHOSEN } from '@/lib/options/choice'
import { searchQuery } from '@/lib/search/search-params'

/** What a visitor goes through; a step that asks nothing is none (decision 0113). */
export const STEPS = ['options', 'you', 'review'] as const

/** The address's `step`, by default the first. `dates` changes dates and places, which nobody has to do. */
export type Step = (typeof STEPS)[number] | 'dates'

export function readStep(value: string | string[] | undefined): Step {
  return value === 'dates' ? value : (STEPS.find((step) => step === value) ?? 'options')
}

/** Address of a booking step without the language prefix. `fields` are those of the search. */
export function stepHref(
  slug: string,
  fields: Parameters<typeof searchQuery>[0],
  step: Step = 'options',
  choice: Choice = NOTHING_CHOSEN,
): string {
  return withChoice(`/booking-online/${slug}/`, fields, choice, step === 'options' ? [] : [['step', step]])
}

/** Where dates, options and code are written into an address, in this order; `others` stand behind them. */
export function withChoice(
  path: string,
  fields: Parameters<typeof searchQuery>[0],
  choice: Choice,
  others: Array<[string, string]>,
): string {
  const query = new URLSearchParams(searchQuery(fields))
  // The search may carry a code of its own; the choice's is the one that counts.
  query.delete('promo')
  for (const [name, value] of [...choiceFields(choice), ...others]) query.append(name, value)
  return `${path}?${query}`
}

/** A step of a booking that is held already: everything comes from the booking. */
export function heldStepHref(slug: string, number: string, step: Step): string {
  return `/booking-online/${slug}/?step=${step}&booking=${number}`
}

export function reviewHref(slug: string, number: string): string {
  return heldStepHref(slug, number, 'review')
}

export function successHref(number: string): string {
  return `/status/success/?booking=${number}`
}

/** Other dates, places or options of a booking that stands. */
export function changeHref(number: string): string {
  return `${successHref(number)}&edit=1`
}
