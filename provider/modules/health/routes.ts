import { z } from 'zod'
import type { ClockFigures } from '@/provider/db/database-clock'
import { answers, succeed } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { HealthService } from './check-health'

const Healthy = z.object({ healthy: z.literal(true) })
/** `clock`: milliseconds by which this machine's clock is ahead of the database's when they differ by more than 2 s. */
const Ready = z.object({
  ready: z.literal(true),
  clock: z.object({ differenceMs: z.int(), warnings: z.int().nonnegative() }),
})
const common = { tags: ['health'], security: [] }

export function healthRoutes(app: ProviderServer, health: HealthService, clock: () => ClockFigures): void {
  app.get('/healthz', { schema: { ...common, response: answers(Healthy) } }, async () =>
    succeed({ healthy: true as const }),
  )

  app.get('/readyz', { schema: { ...common, response: answers(Ready) } }, async () => {
    await health.requireReady()
    return succeed({ ready: true as const, clock: clock() })
  })
}
