import { z } from 'zod'
import { answers, LanguageHeader, succeed } from '@/provider/answers'
import { Settings } from '@/provider/contract/settings'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { SettingsService } from './service'

const Params = z.object({ station: z.string() })

export function settingsRoutes(app: ProviderServer, settings: SettingsService): void {
  app.get(
    '/sun/fetchSettings/:station',
    { schema: { tags: ['settings'], params: Params, headers: LanguageHeader, response: answers(Settings) } },
    async (request) => {
      const language = languageOf(request.headers['accept-language'])
      return succeed(await settings.forSite(request.params.station, language))
    },
  )
}
