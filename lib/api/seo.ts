import 'server-only'
import { serverEnv } from '@/lib/config/server-env'
import { CarsResponse } from '@/provider/contract/cars'
import { EventsResponse, NewsResponse } from '@/provider/contract/content'
import { LongTermResponse } from '@/provider/contract/long-term'
import { TransfersResponse } from '@/provider/contract/transfers'
import { callProvider } from './provider/call-provider'

/** Names in addresses are the same in all languages. */
const language = null

/** Pages that the provider's data makes, without the language prefix. @throws {ProviderError} */
export async function listDataAddresses(): Promise<{ everywhere: string[]; news: string[] }> {
  const [cars, longTerm, transfers, events, news] = await Promise.all([
    readFleet(),
    callProvider({ path: '/sun/v2/long-term', schema: LongTermResponse, language }),
    callProvider({ path: '/sun/v2/transfers', schema: TransfersResponse, language }),
    callProvider({ path: '/sun/v2/content/events', schema: EventsResponse, language }),
    callProvider({ path: '/sun/v2/content/news', schema: NewsResponse, language }),
  ])
  const classes = serverEnv().DISPLAY_SEO_CARS === 'yes' ? cars.classes.filter(({ models }) => models > 0) : []
  return {
    everywhere: [
      ...classes.map(({ id }) => `/rent/?class=${id}`),
      ...cars.slugs.map((slug) => `/rent/${slug}/`),
      ...longTerm.items.map(({ address }) => `/long_term_rental/${address}/`),
      ...transfers.items.map(({ slug }) => `/service/${slug}/`),
      ...events.events.map(({ id }) => `/about/events/${id}/`),
    ],
    news: ['/news/', ...news.news.map(({ slug }) => `/news/${slug}/`)],
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
