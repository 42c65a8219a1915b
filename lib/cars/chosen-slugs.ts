import { SLUG } from '@/provider/contract/rules/text/slug'

/** Models side by side. */
export const COMPARED_MAX = 3

/** Models that an address names; `isCut`: there were more than there may be. */
export type ChosenSlugs = { slugs: string[]; isCut: boolean }

/**
 * Reads `a,b,c`, as a link says it, or repeated values, as a form sends them: each once, in their order, and only what
 * can be a slug.
 *
 * @returns null when the address does not ask for models at all
 */
export function readChosenSlugs(value: string | string[] | undefined, max: number): ChosenSlugs | null {
  if (value === undefined) return null
  const named = [value].flat().flatMap((text) => text.split(','))
  const slugs = [...new Set(named.filter((slug) => SLUG.test(slug)))]
  return { slugs: slugs.slice(0, max), isCut: slugs.length > max }
}

/** `?compare=a,b,c&from=…`. @param query `?from=…` of the dates, or empty */
export function chosenHref(name: 'list' | 'compare', slugs: readonly string[], query: string): string {
  // By hand: as a parameter, commas would be escaped in an address that people pass on.
  return `/rent/?${name}=${slugs.join(',')}${query.replace('?', '&')}`
}
