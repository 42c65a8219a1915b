import { PlacesResponse } from '@/provider/contract/places'
import { operations } from '@/provider/http/operations'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { Places } from './list-places'

const docs = operations('places', {
  listPlaces: 'List the places of pick-up and return',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const

/** Registers the route of hand-over places. */
export function placesRoutes(app: ProviderServer, places: Places): void {
  app.get(
    '/sun/v2/places',
    { config, schema: { ...docs.listPlaces, headers: LanguageHeader, response: responses(PlacesResponse) } },
    async (request) => ok({ places: await places.list(languageOf(request.headers['accept-language'])) }),
  )
}
