import { z } from 'zod'
import type { ClockFigures } from '@/provider/db/database-clock'
import { operations } from '@/provider/http/operations'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import type { checkHealth } from './check-health'

const docs = operations('health', {
  checkAlive: 'Answer while the process runs',
  checkReady: 'Answer while requests can be served',
})
const config = { auth: 'open', limit: 'none', cache: 'default' } as const
const Healthy = z.object({ healthy: z.literal(true) })
/** `virusScan`: whether uploads are scanned. `clock`: milliseconds by which this machine's clock is ahead of the database's when they differ by more than 2 s. */
const Ready = z.object({
  ready: z.literal(true),
  virusScan: z.enum(['on', 'off']),
  clock: z.object({ differenceMs: z.int(), warnings: z.int().nonnegative() }),
})
const common = { security: [] }

type Health = { check: Bound<typeof checkHealth> }

/** Registers the probes of liveness and readiness. */
export function healthRoutes(
  app: ProviderServer,
  health: Health,
  clock: () => ClockFigures,
  virusScan: 'on' | 'off',
): void {
  app.get('/healthz', { config, schema: { ...docs.checkAlive, ...common, response: responses(Healthy) } }, async () =>
    ok({ healthy: true as const }),
  )

  app.get('/readyz', { config, schema: { ...docs.checkReady, ...common, response: responses(Ready) } }, async () => {
    await health.check()
    return ok({ ready: true as const, virusScan, clock: clock() })
  })
}
