import 'server-only'
import { serverEnv } from '@/lib/config/server-env'
import { PUBLIC_ROUTES } from '@/lib/routing/public-routes'
import { lastChangeOf } from '@/lib/seo/last-changes'
import type { SitemapPage } from '@/lib/seo/sitemap-entries'
import { CarsResponse } from '@/provider/contract/cars'
import { EventsResponse, NewsResponse } from '@/provider/contract/content'
import { LongTermResponse } from '@/provider/contract/long-term'
import { LatestChangesResponse } from '@/provider/contract/page-changes'
import { TransfersResponse } from '@/provider/contract/transfers'
import { callProvider } from './provider/call-provider'

/** Names in addresses are the same in all languages. */
const language = null

type SitemapPages = { everywhere: SitemapPage[]; news: SitemapPage[] }

/** Pages that search engines may show, and when what they tell changed last. @throws {ProviderError} */
export async function listSitemapPages(): Promise<SitemapPages> {
  const [cars, longTerm, transfers, events, news, changes] = await Promise.all([
    readFleet(),
    callProvider({ path: '/sun/v2/long-term', schema: LongTermResponse, language }),
    callProvider({ path: '/sun/v2/transfers', schema: TransfersResponse, language }),
    callProvider({ path: '/sun/v2/content/events', schema: EventsResponse, language }),
    callProvider({ path: '/sun/v2/content/news', schema: NewsResponse, language }),
    callProvider({ path: '/sun/v2/page-changes/latest', schema: LatestChangesResponse, language }),
  ])
  const classes = serverEnv().DISPLAY_SEO_CARS === 'yes' ? cars.classes.filter(({ models }) => models > 0) : []
  const paths = [
    ...PUBLIC_ROUTES,
    ...classes.map(({ id }) => `/rent/?class=${id}`),
    ...cars.slugs.map((slug) => `/rent/${slug}/`),
    ...longTerm.items.map(({ address }) => `/long_term_rental/${address}/`),
    ...transfers.items.map(({ slug }) => `/service/${slug}/`),
  ]
  return {
    everywhere: [
      ...paths.map((path) => ({ path, changed: lastChangeOf(path, changes) })),
      ...events.events.map(({ id, publishedOn }) => ({ path: `/about/events/${id}/`, changed: publishedOn })),
    ],
    news: [
      { path: '/news/', changed: news.news[0]?.publishedOn },
      ...news.news.map(({ slug, publishedOn }) => ({ path: `/news/${slug}/`, changed: publishedOn })),
    ],
  }
}

/** The search answers page by page. */
async function readFleet(): Promise<Pick<CarsResponse, 'classes'> & { slugs: string[] }> {
  const fetchPage = (page: number) =>
    callProvider({ path: `/sun/v2/cars?page=${page}`, schema: CarsResponse, language })
  const first = await fetchPage(1)
  const others = await Promise.all(Array.from({ length: first.pages - 1 }, (_, index) => fetchPage(index + 2)))
  return { classes: first.classes, slugs: [first, ...others].flatMap(({ items }) => items.map(({ slug }) => slug)) }
}
