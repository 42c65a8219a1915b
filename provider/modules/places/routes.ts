import { PlacesAnswer } from '@/provider/contract/places'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { PlacesService } from './list-places'

const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const

export function placesRoutes(app: ProviderServer, places: PlacesService): void {
  app.get(
    '/sun/v2/places',
    { config, schema: { tags: ['places'], headers: LanguageHeader, response: responses(PlacesAnswer) } },
    async (request) => ok({ places: await places.list(languageOf(request.headers['accept-language'])) }),
  )
}
