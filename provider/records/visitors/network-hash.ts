import { containingNetwork, networkOf } from '@/provider/rules/visitors/network'
import { purposeHmac } from '@/provider/security/purpose-hmac'

// There are few IPv4 networks: a bare hash could be turned back by trying them all.
const PURPOSE = 'network:'

/** Hashes a visitor's network: equal networks can be compared, and nothing else can be learned. */
export function networkHash(network: string, secret: string): string {
  return purposeHmac(network, { purpose: PURPOSE, secret }).toString('hex')
}

/** Returns the hash of the /24 or /48 that contains an address; null for the machine's own address and for none. */
export function wideNetworkHash(ip: string | null, secret: string): string | null {
  const network = networkOf(ip)
  return network === null ? null : networkHash(containingNetwork(network), secret)
}
