import { z } from 'zod'
import {
  ChauffeursAnswer,
  DiscountsAnswer,
  EventDetails,
  EventsAnswer,
  FaqAnswer,
  NewsAnswer,
  NewsStory,
  OfficesAnswer,
  PartnersAnswer,
} from '@/provider/contract/content'
import { SLUG } from '@/provider/contract/rules/text/slug'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { ContentService } from './list-content'

const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const
const PATH = '/sun/v2/content'
/** What is no number of an event is an unknown event, not a malformed request. */
const EVENT_ID = /^[1-9]\d{0,8}$/
const SlugParams = z.object({ slug: z.string().regex(SLUG) })
const IdParams = z.object({ id: z.string() })

export function contentRoutes(app: ProviderServer, content: ContentService): void {
  const schema = <Answer extends z.ZodType>(answer: Answer) => ({
    tags: ['content'],
    headers: LanguageHeader,
    response: responses(answer),
  })

  app.get(`${PATH}/news`, { config, schema: schema(NewsAnswer) }, async ({ headers }) =>
    ok({ news: await content.news(languageOf(headers['accept-language'])) }),
  )
  app.get(
    `${PATH}/news/:slug`,
    { config, schema: { ...schema(NewsStory), params: SlugParams } },
    async ({ headers, params }) => ok(await content.story(params.slug, languageOf(headers['accept-language']))),
  )
  app.get(`${PATH}/events`, { config, schema: schema(EventsAnswer) }, async ({ headers }) =>
    ok({ events: await content.events(languageOf(headers['accept-language'])) }),
  )
  app.get(
    `${PATH}/events/:id`,
    { config, schema: { ...schema(EventDetails), params: IdParams } },
    async ({ headers, params }) => {
      const id = EVENT_ID.test(params.id) ? Number(params.id) : 0
      return ok(await content.event(id, languageOf(headers['accept-language'])))
    },
  )
  app.get(`${PATH}/faq`, { config, schema: schema(FaqAnswer) }, async ({ headers }) =>
    ok(await content.faq(languageOf(headers['accept-language']))),
  )
  app.get(`${PATH}/discounts`, { config, schema: schema(DiscountsAnswer) }, async ({ headers }) =>
    ok({ discounts: await content.discounts(languageOf(headers['accept-language'])) }),
  )
  app.get(`${PATH}/partners`, { config, schema: schema(PartnersAnswer) }, async ({ headers }) =>
    ok(await content.partners(languageOf(headers['accept-language']))),
  )
  app.get(`${PATH}/chauffeurs`, { config, schema: schema(ChauffeursAnswer) }, async ({ headers }) =>
    ok({ chauffeurs: await content.chauffeurs(languageOf(headers['accept-language'])) }),
  )
  app.get(`${PATH}/offices`, { config, schema: schema(OfficesAnswer) }, async ({ headers }) =>
    ok({ offices: await content.offices(languageOf(headers['accept-language'])) }),
  )
}
