import { isIPv6 } from 'node:net'

/** Of IPv6 the /64, which one visitor has whole: it would be a fresh address for each attempt. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [start = '', end] = address.split('::')
  const left = groupsOf(start)
  const right = groupsOf(end ?? '')
  const zeros = end === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<number>(Math.max(0, zeros)).fill(0), ...right]
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** This machine: a bench, a test, or a front whose address TRUSTED_PROXY does not name. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

function groupsOf(text: string): number[] {
  return text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []
}
