import { answers, succeed } from '@/provider/answers'
import { DriversAnswer } from '@/provider/contract/drivers'
import type { ProviderServer } from '@/provider/provider-server'
import type { DriversService } from './service'

export function driversRoutes(app: ProviderServer, drivers: DriversService): void {
  app.get(
    '/auth-client/drivers',
    { schema: { tags: ['account'], response: answers(DriversAnswer) } },
    async ({ session }) => succeed(await drivers.list(session.clientId)),
  )
}
