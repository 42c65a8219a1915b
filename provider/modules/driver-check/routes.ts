import { DriverClassesResponse } from '@/provider/contract/driver-check'
import { operations } from '@/provider/http/operations'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import { languageOf } from '@/provider/rules/i18n/language'
import type { listLimits } from './list-limits'

const docs = operations('driver-check', {
  listDriverClasses: 'List age and experience that car classes ask for',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const

type DriverCheck = { listLimits: Bound<typeof listLimits> }

/** Registers the route of the limits of drivers. */
export function driverCheckRoutes(app: ProviderServer, driverCheck: DriverCheck): void {
  app.get(
    '/sun/v2/driver-classes',
    {
      config,
      schema: { ...docs.listDriverClasses, headers: LanguageHeader, response: responses(DriverClassesResponse) },
    },
    async ({ headers }) => ok({ classes: await driverCheck.listLimits(languageOf(headers['accept-language'])) }),
  )
}
