import { requireLocalHost } from '@/provider/http/auth-hooks'
import type { ProviderServer } from '@/provider/http/server'
import { isLoopback } from '@/provider/security/loopback'
import { ApiError } from './api-error'
import { parseBody } from './parse-body'
import { type ScenarioBoard, ScenarioChanges } from './scenarios'

/** Lets tests on this machine choose how the cashier fails. */
export function scenarioRoutes(scope: ProviderServer, scenarios: ScenarioBoard): void {
  scope.addHook('onRequest', requireLocalHost(undefined))
  scope.post('/sandbox/knobs', async ({ body, ip }) => {
    if (!isLoopback(ip)) throw new ApiError(404, 'No such route')
    return scenarios.change(parseBody(ScenarioChanges, body))
  })
}
