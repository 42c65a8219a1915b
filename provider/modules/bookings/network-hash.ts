import { createHmac } from 'node:crypto'

// There are few IPv4 networks: a bare hash could be turned back by trying them all.
const PURPOSE = 'network:'

/** Hashes a visitor's network: equal networks can be compared, and nothing else can be learned. */
export function networkHash(network: string, secret: string): string {
  return createHmac('sha256', secret).update(PURPOSE).update(network).digest('hex')
}
