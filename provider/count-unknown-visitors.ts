import type { ProviderServer } from './provider-server'
import { countedAddress } from './rules/network'

/**
 * For a live branch: whoever comes without an address, or with one of this machine, is one visitor of no name instead of
 * none at all, and every limit of a network counts him (decision 50).
 */
export function countUnknownVisitors(app: ProviderServer): void {
  app.addHook('onRequest', async ({ raw }) => {
    raw.headers['x-client-ip'] = countedAddress(raw.headers['x-client-ip']?.toString())
  })
}
