import { isIP } from 'node:net'
import { isLoopback } from '@/provider/security/loopback'
import type { ProviderServer } from './server'

/**
 * Stands for a visitor who cannot be told from others, in the header as in what is counted and kept; the unspecified
 * address is nobody's (RFC 1122 §3.2.1.3). server/client-address.ts says the same.
 */
const UNKNOWN_VISITOR = '0.0.0.0'

/**
 * For a live branch: whoever comes without an address, or with one of this machine, is one visitor of no name instead of
 * none at all, and every limit of a network counts him (decision 50).
 */
export function countUnknownVisitors(app: ProviderServer): void {
  app.addHook('onRequest', async ({ raw }) => {
    raw.headers['x-client-ip'] = countedAddress(raw.headers['x-client-ip']?.toString())
  })
}

/** @param header of the site */
export function countedAddress(header: string | undefined): string {
  return header !== undefined && isIP(header) && !isLoopback(header) ? header : UNKNOWN_VISITOR
}
