import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitLocale } from '@/lib/i18n/split-locale'
import { RETRY_AFTER_SECONDS } from '@/lib/routing/status-scope'
import { bareFailurePage } from '../bare-failure-page'
import { isPageAddress } from '../page-address'
import { sendPlainResponse } from '../plain-response'
import { REQUEST_ID_HEADER } from '../request-id'
import { fallbackPolicy } from '../security-headers'

const PAGE = 'text/html; charset=utf-8'

/** What is said without the renderer, which is not there or has too much to do: come again soon. */
export function serveUnavailable(
  { url = '/', method, headers }: IncomingMessage,
  response: ServerResponse,
  security: Record<string, string>,
): void {
  const id = String(headers[REQUEST_ID_HEADER])
  const own = { ...security, 'retry-after': String(RETRY_AFTER_SECONDS), [REQUEST_ID_HEADER]: id }
  if (url.startsWith('/api/')) {
    const error = { code: 'unavailable', message: 'Come again.', requestId: id }
    const body = JSON.stringify({ status: 'error', error })
    sendPlainResponse(response, { status: 503, type: 'application/json', body }, own)
    return
  }
  if (!isPageAddress(url) || headers.rsc !== undefined) {
    sendPlainResponse(response, { status: 503, body: '' }, own)
    return
  }
  const body = Buffer.from(bareFailurePage(splitLocale(url.split('?')[0] ?? '/').locale, id))
  response.writeHead(503, {
    ...own,
    'content-type': PAGE,
    'content-length': body.length,
    'content-security-policy': fallbackPolicy(PAGE),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  response.end(method === 'HEAD' ? undefined : body)
}
