import type { NewsItem, NewsStory } from '@/provider/contract/content'
import { FailureError } from '@/provider/failure-error'
import type { Language } from '@/provider/rules/i18n/language'
import { type ContextDeps, readContext } from './content-context'
import { newsItem, newsStory } from './items'
import { findNewsRows, listNewsRows } from './queries'

/** Returns the published news; the latest comes first. */
export async function listNews(deps: ContextDeps, language: Language): Promise<NewsItem[]> {
  const { reader, complete, today } = await readContext(deps, language)
  const rows = await listNewsRows(deps.db, deps.settings.station, today)
  return complete('news', rows).map((row) => newsItem(row, reader))
}

/**
 * Returns one story of the news.
 *
 * @throws {FailureError} `not_found` also for a story that is not published yet.
 */
export async function readNewsStory(deps: ContextDeps, slug: string, language: Language): Promise<NewsStory> {
  const { reader, complete, today } = await readContext(deps, language)
  const [row] = complete('news', await findNewsRows(deps.db, deps.settings.station, today, slug))
  if (!row) throw new FailureError('not_found', 'No such story.')
  return newsStory(row, reader)
}
