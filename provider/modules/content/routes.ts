import { z } from 'zod'
import {
  ChauffeursResponse,
  DiscountsResponse,
  EventDetails,
  EventsResponse,
  FaqResponse,
  NewsResponse,
  NewsStory,
  OfficesResponse,
  PartnersResponse,
} from '@/provider/contract/content'
import { SLUG } from '@/provider/contract/rules/text/slug'
import { operations } from '@/provider/http/operations'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import { languageOf } from '@/provider/rules/i18n/language'
import type { listChauffeurs, listDiscounts, listFaq, listOffices, listPartners } from './list-content'
import type { listEvents, readEvent } from './list-events'
import type { listNews, readNewsStory } from './list-news'

const docs = operations('content', {
  listNews: 'List the news',
  readNews: 'Read one news story',
  listEvents: 'List the events',
  readEvent: 'Read one event',
  listQuestions: 'List questions and answers',
  listDiscounts: 'List the discounts',
  listPartners: 'List the partners',
  listChauffeurs: 'List the chauffeurs',
  listOffices: 'List the offices',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const
const PATH = '/sun/v2/content'
/** An id of another form is an unknown event, not a malformed request. */
const EVENT_ID = /^[1-9]\d{0,8}$/
const SlugParams = z.object({ slug: z.string().regex(SLUG) })
const IdParams = z.object({ id: z.string() })

type Content = {
  listNews: Bound<typeof listNews>
  readNewsStory: Bound<typeof readNewsStory>
  listEvents: Bound<typeof listEvents>
  readEvent: Bound<typeof readEvent>
  listFaq: Bound<typeof listFaq>
  listDiscounts: Bound<typeof listDiscounts>
  listPartners: Bound<typeof listPartners>
  listChauffeurs: Bound<typeof listChauffeurs>
  listOffices: Bound<typeof listOffices>
}

/** Registers the routes of content items. */
export function contentRoutes(app: ProviderServer, content: Content): void {
  const schema = <Data extends z.ZodType>(operation: keyof typeof docs, data: Data) => ({
    ...docs[operation],
    headers: LanguageHeader,
    response: responses(data),
  })

  app.get(`${PATH}/news`, { config, schema: schema('listNews', NewsResponse) }, async ({ headers }) =>
    ok({ news: await content.listNews(languageOf(headers['accept-language'])) }),
  )
  app.get(
    `${PATH}/news/:slug`,
    { config, schema: { ...schema('readNews', NewsStory), params: SlugParams } },
    async ({ headers, params }) => ok(await content.readNewsStory(params.slug, languageOf(headers['accept-language']))),
  )
  app.get(`${PATH}/events`, { config, schema: schema('listEvents', EventsResponse) }, async ({ headers }) =>
    ok({ events: await content.listEvents(languageOf(headers['accept-language'])) }),
  )
  app.get(
    `${PATH}/events/:id`,
    { config, schema: { ...schema('readEvent', EventDetails), params: IdParams } },
    async ({ headers, params }) => {
      const id = EVENT_ID.test(params.id) ? Number(params.id) : 0
      return ok(await content.readEvent(id, languageOf(headers['accept-language'])))
    },
  )
  app.get(`${PATH}/faq`, { config, schema: schema('listQuestions', FaqResponse) }, async ({ headers }) =>
    ok(await content.listFaq(languageOf(headers['accept-language']))),
  )
  app.get(`${PATH}/discounts`, { config, schema: schema('listDiscounts', DiscountsResponse) }, async ({ headers }) =>
    ok({ discounts: await content.listDiscounts(languageOf(headers['accept-language'])) }),
  )
  app.get(`${PATH}/partners`, { config, schema: schema('listPartners', PartnersResponse) }, async ({ headers }) =>
    ok(await content.listPartners(languageOf(headers['accept-language']))),
  )
  app.get(`${PATH}/chauffeurs`, { config, schema: schema('listChauffeurs', ChauffeursResponse) }, async ({ headers }) =>
    ok({ chauffeurs: await content.listChauffeurs(languageOf(headers['accept-language'])) }),
  )
  app.get(`${PATH}/offices`, { config, schema: schema('listOffices', OfficesResponse) }, async ({ headers }) =>
    ok({ offices: await content.listOffices(languageOf(headers['accept-language'])) }),
  )
}
