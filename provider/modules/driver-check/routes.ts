import { DriverClassesAnswer } from '@/provider/contract/driver-check'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { DriverClassesService } from './list-limits'

const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const

export function driverClassesRoutes(app: ProviderServer, driverClasses: DriverClassesService): void {
  app.get(
    '/sun/v2/driver-classes',
    { config, schema: { tags: ['drivers'], headers: LanguageHeader, response: responses(DriverClassesAnswer) } },
    async ({ headers }) => ok({ classes: await driverClasses.list(languageOf(headers['accept-language'])) }),
  )
}
