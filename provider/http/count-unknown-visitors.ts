import { isIP } from 'node:net'
import { isLoopback } from '@/provider/security/loopback'
import type { ProviderServer } from './server'

/**
 * Address of all unknown visitors, in the header and in what is counted and stored: no machine has the unspecified address
 * (RFC 1122 §3.2.1.3). server/client-address.ts has the same.
 */
const UNKNOWN_VISITOR = '0.0.0.0'

/**
 * Gives all visitors without an address, or with an address of this machine, the same one, so that every limit of a network
 * counts them. For a live branch (decision 0050).
 */
export function countUnknownVisitors(app: ProviderServer): void {
  app.addHook('onRequest', async ({ raw }) => {
    raw.headers['x-client-ip'] = limitedAddress(raw.headers['x-client-ip']?.toString())
  })
}

/** Returns the address that the limits count. @param header of the site */
export function limitedAddress(header: string | undefined): string {
  return header !== undefined && isIP(header) && !isLoopback(header) ? header : UNKNOWN_VISITOR
}
