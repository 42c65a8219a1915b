import type { CarOptions } from '@/provider/contract/options'
import type { Place } from '@/provider/contract/places'

/** Names of what the lines of a price refer to, by `ref`: extras, packages, places. */
export type LineNames = Readonly<Record<string, string>>

export function lineNames(
  { insurance, extras }: Pick<CarOptions, 'insurance' | 'extras'>,
  places: ReadonlyArray<Place>,
): LineNames {
  return Object.fromEntries([...places, ...insurance, ...extras].map(({ code, name }) => [code, name]))
}
