import { type IncomingMessage, request, type Server } from 'node:http'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'
import { FAILURE_STATUS_HEADER, INTERNAL_HEADER, internalToken } from '@/lib/routing/internal-pages'
import { bareFailurePage } from './bare-failure-page'
import { isPageAddress } from './page-address'
import { REQUEST_ID_HEADER } from './request-id'

const DEADLINE_MS = 5_000
const MAX_BYTES = 1_000_000
const COPIED_HEADERS = ['content-type', 'content-security-policy', 'cross-origin-embedder-policy']

export type FailurePage = { headers: Record<string, string>; body: Buffer }

export type Failed = { url: string; host: string; id: string; status: number }

/** The localised failure page, asked from ourselves; constant HTML when even that fails. */
export async function findFailurePage(server: Server, failed: Failed): Promise<FailurePage> {
  const { url, id } = failed
  // Asked for by programs, not by people: rendering a page for them would be wasted work.
  if (!isPageAddress(url)) return { headers: { 'content-type': 'text/plain; charset=utf-8' }, body: Buffer.from(id) }
  const { locale } = splitLocale(url.split('?')[0] ?? '/')
  const bare = {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(bareFailurePage(locale, id)),
  }
  const page = await fetchOwnPage(server, `${PREFIX_OF[locale]}/failure/`, failed).catch(() => null)
  return page ?? bare
}

async function fetchOwnPage(server: Server, path: string, { host, id, status }: Failed): Promise<FailurePage | null> {
  const headers = {
    host,
    [INTERNAL_HEADER]: internalToken(),
    [FAILURE_STATUS_HEADER]: String(status),
    [REQUEST_ID_HEADER]: id,
    'accept-encoding': 'identity',
  }
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ ...addressOf(server), path, headers, signal }, resolve)
      .once('error', reject)
      .end()
  })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('the failure page is too long')
    chunks.push(chunk)
  }
  if (!response.headers['content-type']?.startsWith('text/html')) return null
  const copiedHeaders = COPIED_HEADERS.flatMap((name) => {
    const value = response.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { headers: Object.fromEntries(copiedHeaders), body: Buffer.concat(chunks) }
}

function addressOf(server: Server): { socketPath: string } | { host: string; port: number } {
  const address = server.address()
  if (address === null) throw new Error('the server does not listen')
  if (typeof address === 'string') return { socketPath: address }
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
  return { host: everywhere[address.address] ?? address.address, port: address.port }
}
