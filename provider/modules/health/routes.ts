import { z } from 'zod'
import { answers, succeed } from '@/provider/answers'
import type { ClockFigures } from '@/provider/database-clock'
import type { ProviderServer } from '@/provider/provider-server'
import type { HealthService } from './service'

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
