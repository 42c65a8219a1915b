import { answers, LanguageHeader, succeed } from '@/provider/answers'
import { DriverClassesAnswer } from '@/provider/contract/driver-classes'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { DriverClassesService } from './service'

export function driverClassesRoutes(app: ProviderServer, driverClasses: DriverClassesService): void {
  app.get(
    '/sun/v2/driver-classes',
    { schema: { tags: ['drivers'], headers: LanguageHeader, response: answers(DriverClassesAnswer) } },
    async ({ headers }) => succeed({ classes: await driverClasses.list(languageOf(headers['accept-language'])) }),
  )
}
