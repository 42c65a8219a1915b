import { z } from 'zod'
import { Settings } from '@/provider/contract/settings'
import { operations } from '@/provider/http/operations'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import { languageOf } from '@/provider/rules/i18n/language'
import type { readSettings } from './read-settings'

const docs = operations('settings', {
  readSettings: "Read the branch's settings",
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const
const Params = z.object({ station: z.string() })

type SiteSettings = { forSite: Bound<typeof readSettings> }

/** Registers the route of the branch's settings. */
export function settingsRoutes(app: ProviderServer, settings: SiteSettings): void {
  app.get(
    '/sun/fetchSettings/:station',
    {
      config,
      schema: { ...docs.readSettings, params: Params, headers: LanguageHeader, response: responses(Settings) },
    },
    async (request) => {
      const language = languageOf(request.headers['accept-language'])
      return ok(await settings.forSite(request.params.station, language))
    },
  )
}
