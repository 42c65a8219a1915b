import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import type { FuzzRequest } from './apply-mutations'
import type { FuzzResponse } from './run-fuzz'

/** What no client library sends: faults of the bytes around a request. */
export const WIRE_FAULTS = [
  ...(['none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none'] as const),
  ...([
    'two hosts',
    'no host',
    'http 1.0',
    'http 9.9',
    'two lengths',
    'length and chunks',
    'broken chunks',
    'folded',
  ] as const),
  ...([
    'space before colon',
    'no colon',
    'line feeds',
    'long header',
    'many headers',
    'nul',
    'high bytes',
    'lower case',
  ] as const),
] as const
type WireFault = (typeof WIRE_FAULTS)[number]

const SILENT_MS = 30_000
const NO_BODY = [204, 304]

/** Sends a request byte by byte as it is, on a connection of its own. */
export function sendRaw(url: string, request: FuzzRequest, fault: WireFault = faultOf(request)): Promise<FuzzResponse> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
    const chunks: Buffer[] = []
    socket.setTimeout(SILENT_MS, () => socket.destroy(new Error(`silent for ${SILENT_MS} ms`)))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // The server may close while the rest of a body that it does not want is on its way.
      if (chunks.length > 0 && error.message !== `silent for ${SILENT_MS} ms`)
        resolve(readResponse(Buffer.concat(chunks)))
      else reject(error)
    })
    socket.once('end', () => {
      socket.end()
      resolve(readResponse(Buffer.concat(chunks), request.method))
    })
    socket.write(bytesOf(request, new URL(url).host, fault))
  })
}

/** The same one for the same request, so that a printed one can be sent again. */
function faultOf(request: FuzzRequest): WireFault {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest()
  return WIRE_FAULTS[hash.readUInt32BE() % WIRE_FAULTS.length] ?? 'none'
}

function bytesOf({ method, path, headers, payload }: FuzzRequest, host: string, fault: WireFault): Buffer {
  // A line end would begin another header, which `folded` and `nul` try by themselves.
  const clean = (text: string) =>
    Buffer.from(text)
      .toString('latin1')
      .replace(/[\r\n\0]/g, '')
  const target = path.replace(/[\s\0]/g, (sign) => encodeURIComponent(sign))
  const body = Buffer.from(payload ?? '', 'latin1')
  const given = Object.entries({ host, ...headers }).filter(
    ([name]) => name !== 'connection' && name !== 'content-length',
  )
  const lines = given.map(([name, value]) => `${name}: ${name === 'host' ? host : clean(value)}`)
  // One length alone would only be waited for.
  const isFramed = payload !== null || fault === 'two lengths' || fault === 'length and chunks'
  const length = isFramed ? [`content-length: ${body.length}`] : []
  const end = fault === 'line feeds' ? '\n' : '\r\n'
  const version = fault === 'http 1.0' ? 'HTTP/1.0' : fault === 'http 9.9' ? 'HTTP/9.9' : 'HTTP/1.1'
  const word = fault === 'lower case' ? method.toLowerCase() : method
  const odd: Partial<Record<WireFault, string[]>> = {
    'two hosts': ['host: evil.example'],
    'two lengths': ['content-length: 3'],
    'length and chunks': ['transfer-encoding: chunked'],
    folded: ['x-folded: a\r\n b'],
    'space before colon': ['x-space : 1'],
    'no colon': ['x-nothing'],
    'long header': [`x-long: ${'a'.repeat(20_000)}`],
    'many headers': Array.from({ length: 1_500 }, (_, index) => `x-many-${index}: 1`),
    nul: ['x-nul: a\0b'],
    'high bytes': ['x-high: \x80\xff\xc0'],
  }
  const kept = fault === 'no host' ? lines.filter((line) => !line.startsWith('host:')) : lines
  const framed = fault === 'broken chunks' ? ['transfer-encoding: chunked'] : length
  const head = [`${word} ${target} ${version}`, ...kept, ...framed, ...(odd[fault] ?? []), 'connection: close', '', '']
  const sent = fault === 'broken chunks' ? Buffer.from('zz\r\nnothing\r\n0\r\n\r\n') : body
  return Buffer.concat([Buffer.from(head.join(end), 'latin1'), sent])
}

function readResponse(bytes: Buffer, method = 'GET'): FuzzResponse {
  const split = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.subarray(0, Math.max(0, split)).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0)
  const headers = new Map(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]),
  )
  const rest = bytes.subarray(split + 4)
  const isChunked = headers.get('transfer-encoding') === 'chunked'
  const header = (name: string) => headers.get(name)
  // A HEAD that could not be read is rejected with a body: nobody knew its method.
  if (method === 'HEAD') return { status, header, body: Buffer.alloc(0) }
  const length = NO_BODY.includes(status) ? 0 : Number(headers.get('content-length') ?? rest.length)
  const body = isChunked && length > 0 ? unchunked(rest) : rest.subarray(0, length)
  return { status, header, body, beyond: isChunked ? 0 : rest.length - body.length }
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16)
    if (!(size > 0)) break
    parts.push(bytes.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return Buffer.concat(parts)
}
