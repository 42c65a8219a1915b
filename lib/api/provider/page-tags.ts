const PATH = /^\/sun\/(?:v2\/)?([^/?]+)(?:\/([^/?]+))?/

/** Further subjects that an answer is made of; by the first part of its path. */
const TAGS: Record<string, (second: string | undefined) => readonly string[]> = {
  fetchSettings: () => ['settings'],
  cars: (slug) => [slug === undefined ? 'cars' : `car:${decodeURIComponent(slug)}`, 'prices'],
  prices: () => ['prices', 'cars'],
  'driver-classes': () => ['cars'],
  content: (list) => (list === 'discounts' ? ['content', 'cars', 'prices', 'long-term'] : ['content']),
  'long-term': () => ['long-term', 'cars'],
  transfers: () => ['transfers', 'cars'],
}

/** What a page shows when it asks the provider this: the tags by which the provider tells of changes (migration 0112). */
export function pageTags(path: string): readonly string[] {
  const [, first = '', second] = PATH.exec(path) ?? []
  return TAGS[first]?.(second) ?? [first]
}
