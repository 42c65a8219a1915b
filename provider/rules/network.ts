const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The network whose attempts are counted together: in IPv6 a whole /64 is one visitor's.
 *
 * @param address a valid one.
 * @returns null for the machine's own address, which names no visitor, and for none.
 */
export function networkOf(address: string | null): string | null {
  if (address === null) return null
  const plain = MAPPED.exec(address)?.[1] ?? address
  if (plain === '::1' || plain.startsWith('127.')) return null
  return plain.includes(':') ? firstHalf(plain) : plain
}

function firstHalf(address: string): string {
  const [start = '', end] = address.split('::')
  const left = groupsOf(start)
  const right = groupsOf(end ?? '')
  const zeros = end === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<number>(zeros).fill(0), ...right].slice(0, 4)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}

function groupsOf(text: string): number[] {
  return text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []
}
