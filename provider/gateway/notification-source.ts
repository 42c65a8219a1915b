import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Networks from which YooKassa sends its notifications (API v3, "Incoming notifications"). It signs nothing, so the address
 * and a GET of the object are the whole proof.
 */
export const YOOKASSA_NETWORKS = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11/32',
  '77.75.156.35/32',
  '2a02:5180:0:1509::/64',
  '2a02:5180:0:2655::/64',
  '2a02:5180:0:1533::/64',
  '2a02:5180:0:2669::/64',
] as const

/** Returns whether an address lies in one of the networks; an IPv4 address may be written as IPv6. */
export function isFromGateway(ip: string, networks: readonly string[]): boolean {
  if (isIP(ip) === 0) return false
  const address = ipaddr.process(ip)
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network)
    return base.kind() === address.kind() && address.match(base, bits)
  })
}

/** Returns whether a text is a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  return isIP(text.split('/')[0] ?? '') !== 0 && ipaddr.isValidCIDR(text)
}
