import { isLoopback } from '@/provider/is-loopback'
import type { ProviderServer } from '@/provider/provider-server'
import { requireLocalHost } from '@/provider/require-local-host'
import { ApiError } from './api-error'
import { type KnobBoard, KnobChanges } from './knobs'
import { parseBody } from './parse-body'

/** For tests at this machine: what the cashier is to do wrong. */
export function knobRoutes(scope: ProviderServer, knobs: KnobBoard): void {
  requireLocalHost(scope, undefined)
  scope.post('/sandbox/knobs', async ({ body, ip }) => {
    if (!isLoopback(ip)) throw new ApiError(404, 'No such route')
    return knobs.change(parseBody(KnobChanges, body))
  })
}
