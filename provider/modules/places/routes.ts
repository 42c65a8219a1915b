import { answers, LanguageHeader, succeed } from '@/provider/answers'
import { PlacesAnswer } from '@/provider/contract/places'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { PlacesService } from './service'

export function placesRoutes(app: ProviderServer, places: PlacesService): void {
  app.get(
    '/sun/v2/places',
    { schema: { tags: ['places'], headers: LanguageHeader, response: answers(PlacesAnswer) } },
    async (request) => succeed({ places: await places.list(languageOf(request.headers['accept-language'])) }),
  )
}
