import { searchQuery } from '@/lib/search/search-params'

/** The address's `step`; dates is the first and the default. */
export const STEPS = ['dates', 'you', 'review'] as const

export type Step = (typeof STEPS)[number]

export function readStep(value: string | string[] | undefined): Step {
  return STEPS.find((step) => step === value) ?? 'dates'
}

/** Address of a booking step without the language prefix. `fields` are those of the search. */
export function stepHref(slug: string, fields: Parameters<typeof searchQuery>[0], step: Step = 'dates'): string {
  const query = new URLSearchParams(searchQuery(fields))
  if (step !== 'dates') query.set('step', step)
  return `/booking-online/${slug}/?${query}`
}

export function reviewHref(slug: string, number: string): string {
  return `/booking-online/${slug}/?step=review&booking=${number}`
}

export function successHref(number: string): string {
  return `/status/success/?booking=${number}`
}
