import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import { REST_BYTES } from '@/lib/api/doors/read-past'
import { createSendOn, type SendOn } from './slow-readers'

const CONNECTIONS = 256
/** Of those that are still sending: they never keep a page waiting. */
const STREAMING = 32
/** All that a door takes, but a file. */
const SMALL_BYTES = 64 * 1024
/** Shorter than the renderer keeps one: a connection must not be used while it is being closed. */
const IDLE_MS = 30_000
/** Of a page that nobody waits for any more. */
const GONE_MS = 15_000
/** Of this connection, not of what is sent over it (RFC 9110, 7.6.1). */
const HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'])
/** How a body is framed is said anew: without it Node would send that of a GET bare, as the next visitor's request. */
const FRAMING = ['content-length', 'transfer-encoding']

/**
 * Hands a request on as it came and its answer back as it comes. What a door takes is read first: who sends it byte by
 * byte holds no connection that others need.
 *
 * @returns false when the renderer could not be asked and nothing was answered yet. `onRendered` is called when the
 * renderer has done its work, at least once: a visitor who goes away does not end that, so the rest is read past.
 */
export function createPassThrough(socketPath: string, sendOn: SendOn = createSendOn()) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, timeout: IDLE_MS })
  const streaming = new Agent({ keepAlive: true, maxSockets: STREAMING, timeout: IDLE_MS })
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    network: string,
    onRendered?: () => void,
  ): Promise<boolean> => {
    const body = await readSmall(request)
    if (body !== null) {
      const sendResponse = (answer: IncomingMessage) => sendOn(answer, response, network)
      const ofBody = { agent: body.isWhole ? agent : streaming, body }
      return handOn({ socketPath, ...ofBody, request, response, sendResponse, onRendered })
    }
    // Whoever went away is answered by nobody.
    onRendered?.()
    return true
  }
}

type Handing = {
  socketPath: string
  agent: Agent
  request: IncomingMessage
  response: ServerResponse
  body: Body
  sendResponse: (answer: IncomingMessage) => void
  onRendered: (() => void) | undefined
}

function handOn({ socketPath, agent, request, response, body, sendResponse, onRendered }: Handing): Promise<boolean> {
  return new Promise((resolve) => {
    const { method, url } = request
    const headers = headersFor(request, body)
    const upstream = sendRequest({ socketPath, agent, method, path: url, headers }, (upstreamResponse) => {
      if (response.destroyed) return void upstreamResponse.resume()
      const isEarly = !request.complete
      if (isEarly) response.setHeader('connection', 'close')
      response.writeHead(
        upstreamResponse.statusCode ?? 502,
        upstreamResponse.statusMessage,
        endToEnd(upstreamResponse.rawHeaders),
      )
      if (isEarly) endAfterRest({ request, upstream, upstreamResponse: upstreamResponse, response })
      else sendResponse(upstreamResponse)
      upstreamResponse.once('error', () => response.destroy())
      upstreamResponse.once('close', () => {
        if (!upstreamResponse.complete) response.destroy()
      })
      if (!onRendered) return
      response.once('close', () => upstreamResponse.resume())
      // The visitor reads more slowly than the renderer writes, which has done its work by then.
      upstreamResponse.on('pause', () => {
        if (!response.destroyed) onRendered()
      })
    })
    if (onRendered) upstream.once('close', onRendered)
    upstream.on('error', () => {
      // An answer that has begun knows itself how it ended.
      if (response.headersSent) return
      request.unpipe(upstream)
      request.resume()
      resolve(false)
    })
    response.once('close', () => {
      resolve(true)
      // A visitor who goes away is waited for by nobody.
      if (!onRendered) return void upstream.destroy()
      if (upstream.destroyed) return
      const timer = setTimeout(() => upstream.destroy(), GONE_MS)
      upstream.once('close', () => clearTimeout(timer))
    })
    if (body.isWhole) return void upstream.end(body.bytes)
    upstream.write(body.bytes)
    request.pipe(upstream)
  })
}

type Body = { bytes: Buffer; isWhole: boolean }

/** The whole of a small body, or the beginning of a large one; null: the visitor went away. */
function readSmall(request: IncomingMessage): Promise<Body | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const end = (isWhole: boolean) => {
      request.off('data', onData).off('end', whole).off('close', gone)
      resolve({ bytes: Buffer.concat(chunks), isWhole })
    }
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes <= SMALL_BYTES) return
      request.pause()
      end(false)
    }
    const whole = () => end(true)
    const gone = () => resolve(null)
    request.on('data', onData).once('end', whole).once('close', gone)
    request.on('error', gone)
  })
}

function headersFor(request: IncomingMessage, { bytes, isWhole }: Body): IncomingMessage['headers'] {
  const headerEntries = Object.entries(request.headers).filter(([name]) => !HOP.has(name) && !FRAMING.includes(name))
  const length = isWhole ? bytes.length : request.headers['content-length']
  if (length === undefined) return { ...Object.fromEntries(headerEntries), 'transfer-encoding': 'chunked' }
  const hasBody = bytes.length > 0 || request.headers['content-length'] !== undefined
  return { ...Object.fromEntries(headerEntries), ...(hasBody ? { 'content-length': String(length) } : {}) }
}

type Early = {
  request: IncomingMessage
  upstream: ClientRequest
  upstreamResponse: IncomingMessage
  response: ServerResponse
}

/**
 * Answers whoever is still sending. What is left of the request is read past, up to a bound: a connection that is closed
 * upon its sender takes the answer with it, and one that nobody reads stands still until the deadline of a request.
 */
function endAfterRest({ request, upstream, upstreamResponse, response }: Early): void {
  let leftBytes = REST_BYTES
  request.unpipe(upstream)
  request.on('data', (chunk: Buffer) => {
    leftBytes -= chunk.length
    if (leftBytes < 0) response.destroy()
  })
  request.resume()
  upstreamResponse.pipe(response, { end: false })
  upstreamResponse.once('end', () => {
    // Half a request has gone up: the next one must not follow it.
    upstream.destroy()
    if (request.complete) response.end()
    else request.once('end', () => response.end())
  })
}

/** @param raw names and values in turn */
function endToEnd(raw: string[]): string[] {
  return raw.filter((_, index) => !HOP.has((raw[index - (index % 2)] ?? '').toLowerCase()))
}
