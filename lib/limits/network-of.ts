import { isIPv6 } from 'node:net'

/** Of IPv6 the /64, which one visitor has whole: it would be a fresh address for each attempt. */
export function networkOf(address: string): string {
  return isIPv6(address) ? firstGroups(address, 4) : address
}

/** Of IPv6 the /48, which one household or office may have whole; null: around an IPv4 address there is no such network. */
export function wideNetworkOf(address: string): string | null {
  return isIPv6(address) ? firstGroups(address, 3) : null
}

/** This machine: a bench, a test, or a front whose address TRUSTED_PROXY does not name. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

function firstGroups(address: string, count: number): string {
  const [start = '', end] = address.split('::')
  const left = groupsOf(start)
  const right = groupsOf(end ?? '')
  const zeros = end === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<number>(Math.max(0, zeros)).fill(0), ...right]
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')
}

function groupsOf(text: string): number[] {
  return text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []
}
