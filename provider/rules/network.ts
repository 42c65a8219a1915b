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
  return plain.includes(':') ? `${firstHalf(plain).join(':')}::/64` : plain
}

/**
 * What one household or office may have whole: of IPv6 the /48, or 65,536 networks would be one guesser's; of IPv4 the
 * address.
 *
 * @param network as `networkOf` answers it.
 */
export function wideNetworkOf(network: string): string {
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
}

function firstHalf(address: string): string[] {
  const [start = '', end] = address.split('::')
  const left = groupsOf(start)
  const right = groupsOf(end ?? '')
  const zeros = end === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<number>(zeros).fill(0), ...right].slice(0, 4).map((group) => group.toString(16))
}

function groupsOf(text: string): number[] {
  return text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []
}
