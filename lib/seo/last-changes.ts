import 'server-only'
import { ARCHIVED, archiveHref } from '@/lib/documents/archives'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import type { LatestChangesResponse } from '@/provider/contract/page-changes'

/** What a page is made of, by the tags of the provider's changes; the first row whose address begins so counts. */
const TAGS_OF: readonly (readonly [start: string, tags: readonly string[]])[] = [
  ['/prices/', ['prices', 'cars']],
  ['/rent/?', ['prices', 'cars']],
  ['/long_term_rental/', ['long-term']],
  ['/service/', ['transfers']],
  ['/about/', ['content']],
  ['/conditions/', ['settings']],
  ['/contacts/', ['settings']],
  ['/support/', ['settings']],
]
/** Pages of the fleet as a whole. */
const OF_FLEET = ['/', '/rent/']
const CAR = /^\/rent\/([a-z0-9-]+)\/$/

/** Returns when the page's data changed last; undefined when nobody knows. */
export function lastChangeOf(path: string, { changes }: LatestChangesResponse): string | undefined {
  const times = tagsOf(path).flatMap((tag) => changes.filter((change) => change.tag === tag).map(({ at }) => at))
  return documentVersion(path) ?? times.sort().at(-1)
}

function tagsOf(path: string): readonly string[] {
  const slug = CAR.exec(path)?.[1]
  if (slug) return [`car:${slug}`, 'prices']
  if (OF_FLEET.includes(path)) return ['prices', 'cars']
  return TAGS_OF.find(([start]) => path.startsWith(start))?.[1] ?? []
}

/** The day from which the text in force applies; an archive changes with it. */
function documentVersion(path: string): string | undefined {
  const archived = ARCHIVED.find((name) => archiveHref(name) === path)
  if (archived) return CURRENT_VERSIONS[archived]
  return Object.entries(CURRENT_VERSIONS).find(([name]) => path === `/${name}/`)?.[1]
}
