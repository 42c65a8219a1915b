import { createHmac } from 'node:crypto'

// There are few IPv4 networks: a bare hash could be turned back by trying them all.
const PURPOSE = 'network:'

/** A visitor's network in a form that tells whether it is the same one, and nothing else. */
export function networkHash(network: string, secret: string): string {
  return createHmac('sha256', secret).update(PURPOSE).update(network).digest('hex')
}
