import { z } from 'zod'
import { answers, succeed } from '@/provider/answers'
import type { ProviderServer } from '@/provider/provider-server'
import type { HealthService } from './service'

const Healthy = z.object({ healthy: z.literal(true) })
const Ready = z.object({ ready: z.literal(true) })
const common = { tags: ['health'], security: [] }

export function healthRoutes(app: ProviderServer, health: HealthService): void {
  app.get('/healthz', { schema: { ...common, response: answers(Healthy) } }, async () =>
    succeed({ healthy: true as const }),
  )

  app.get('/readyz', { schema: { ...common, response: answers(Ready) } }, async () => {
    await health.requireReady()
    return succeed({ ready: true as const })
  })
}
