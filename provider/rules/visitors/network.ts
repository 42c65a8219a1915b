/** What the site says of a visitor whom the proxy before it does not name. */
const UNKNOWN = '0.0.0.0'

/**
 * Returns the network whose attempts are counted together: in IPv6 a whole /64 is one visitor's. Returns null for the
 * machine's own address, which names no visitor, and for none.
 *
 * @param address a valid one.
 */
export function networkOf(address: string | null): string | null {
  if (address === null) return null
  if (!address.includes(':')) return address.startsWith('127.') ? null : address
  const groups = groupsIn(address)
  const isZero = groups.slice(0, 5).every((group) => group === 0)
  // An IPv4-mapped IPv6 address (`::ffff:0:0/96`), in any spelling.
  if (isZero && groups[5] === 0xffff) return networkOf(groups.slice(6).flatMap(bytesOf).join('.'))
  if (isZero && groups.slice(5).join(':') === '0:0:1') return null
  return `${textOf(groups.slice(0, 4))}::/64`
}

/**
 * Returns what one household or office may have as a whole: of IPv6 the /48, or 65,536 networks would belong to one
 * guesser; of IPv4 the address.
 *
 * @param network as `networkOf` returns it.
 */
export function wideNetworkOf(network: string): string {
  return network.includes(':') ? `${textOf(groupsIn(network).slice(0, 3))}::/48` : network
}

/**
 * Returns the network whose addresses one visitor may choose from: of IPv6 the /48, of IPv4 the /24.
 *
 * @param network as `networkOf` returns it, or as PostgreSQL writes it.
 */
export function containingNetwork(network: string): string {
  const [address = ''] = network.split('/')
  return address.includes(':') ? wideNetworkOf(address) : `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/**
 * Returns the network of an address in a form that persons read, without its last part: `203.0.113.*`, `2001:db8:12:*`.
 * Returns null for none, and for this machine's own address or none of a visitor's.
 */
export function maskedNetwork(address: string | null): string | null {
  const network = networkOf(address)
  if (network === null || network === UNKNOWN) return null
  return containingNetwork(network)
    .replace(/\.0\/24$/, '.*')
    .replace(/::\/48$/, ':*')
}

function groupsIn(network: string): number[] {
  const [address = ''] = network.split('/')
  const [start = '', end] = address.split('::')
  const left = groupsOf(start)
  const right = groupsOf(end ?? '')
  const zeros = end === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<number>(zeros).fill(0), ...right]
}

/** Its last part may be written as an IPv4 address. */
function groupsOf(text: string): number[] {
  return text ? text.split(':').flatMap((part) => (part.includes('.') ? pairsOf(part) : Number.parseInt(part, 16))) : []
}

function pairsOf(address: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}

function bytesOf(group: number): number[] {
  return [Math.floor(group / 256), group % 256]
}

function textOf(groups: number[]): string {
  return groups.map((group) => group.toString(16)).join(':')
}
