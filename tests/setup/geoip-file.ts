import { writeFileSync } from 'node:fs'

type Value = string | number | Value[] | { [key: string]: Value }

const SEPARATOR = Buffer.alloc(16)
const METADATA_MARK = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')
const BITS_OF_NETWORK = 24

/** Writes a MaxMind DB (format 2.0) of one IPv4 network: the first three numbers of its addresses. */
export function writeGeoipFile(
  file: string,
  network: [number, number, number],
  place: Value,
  kind = 'GeoLite2-City',
): void {
  const path = network.flatMap((part) => [...part.toString(2).padStart(8, '0')].map(Number))
  const nodes = path.map((bit, depth) => {
    const next = depth === BITS_OF_NETWORK - 1 ? BITS_OF_NETWORK + SEPARATOR.length : depth + 1
    const record = bit === 0 ? [next, BITS_OF_NETWORK] : [BITS_OF_NETWORK, next]
    return Buffer.concat(record.map(threeBytes))
  })
  const metadata = {
    node_count: BITS_OF_NETWORK,
    record_size: 24,
    ip_version: 4,
    database_type: kind,
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_790_000_000,
    description: { en: 'test' },
  }
  writeFileSync(file, Buffer.concat([...nodes, SEPARATOR, encode(place), METADATA_MARK, encode(metadata)]))
}

function threeBytes(value: number): Buffer {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntBE(value, 0, 3)
  return bytes
}

/** Types of the format: 2 text, 6 number of four bytes, 7 map, 11 (4 in a second byte) list. */
function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([control(6, 4), bytes])
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(encode)])
  const entries = Object.entries(value)
  return Buffer.concat([control(7, entries.length), ...entries.flatMap(([key, item]) => [encode(key), encode(item)])])
}

/** Sizes from 29 on take one more byte. */
function control(type: number, size: number): Buffer {
  return size < 29 ? Buffer.from([(type << 5) | size]) : Buffer.from([(type << 5) | 29, size - 29])
}
