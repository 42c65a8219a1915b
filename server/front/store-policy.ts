import { createHash } from 'node:crypto'
import { PAGE_OUTAGE_HEADER, PAGE_TAGS_HEADER, PAGE_UNCACHEABLE_HEADER } from '@/lib/routing/page-report'
import { encodings } from './encodings'
import type { Rendered } from './renderer-client'
import { seal } from './seal'
import { nonceOf, sealedPolicy } from './sealed-policy'
import type { StoredPage } from './stored-page'

const POLICY = 'content-security-policy'

/** What of an answer is about the page; everything else is about one answer (nonces in `Link`, ids, compression). */
const PAGE_HEADERS = new RegExp(
  [
    '^(vary|retry-after|content-(type|language))$',
    '^(x-robots-tag|x-content-type-options|referrer-policy|permissions-policy|strict-transport-security)$',
    '^cross-origin-(embedder|opener|resource)-policy$',
    '^x-nextjs-',
  ].join('|'),
)

/** Whether a page may be given again: it is whole, the provider was there, and it shows what its address asks for. */
export function isCacheable({ status, headers }: Rendered): boolean {
  return status === 200 && headers[PAGE_OUTAGE_HEADER] === undefined && headers[PAGE_UNCACHEABLE_HEADER] === undefined
}

/** @returns null when nobody but who asked may get this answer: a redirect, a file, a cookie in it. */
export async function toPage({ status, headers, body }: Rendered): Promise<StoredPage | null> {
  const type = headers['content-type'] ?? ''
  const isPage = type.startsWith('text/html')
  if (status < 200 || (status >= 300 && status < 400) || headers['set-cookie']) return null
  if (!isPage && !type.startsWith('text/x-component')) return null

  const policy = String(headers[POLICY] ?? '')
  const nonce = nonceOf(policy)
  if (nonce === '') return null
  const text = isPage ? body.toString() : withoutFileNonces(body.toString(), nonce)
  // Data for a soft navigation cannot be sealed: the page that gets it has its own policy.
  if (!isPage && text.includes(nonce)) return null
  const { html, hash } = isPage ? seal(text, nonce) : { html: text, hash: null }

  const pageHeaders = Object.entries(headers).flatMap(([name, value]) =>
    PAGE_HEADERS.test(name) && typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    status,
    headers: { ...Object.fromEntries(pageHeaders), [POLICY]: sealedPolicy(policy, hash) },
    body: await encodings(html),
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    tags: String(headers[PAGE_TAGS_HEADER] ?? '')
      .split(' ')
      .filter(Boolean),
  }
}

/** The stylesheets and scripts of a page's data are files of ours: every policy allows them without their nonce. */
function withoutFileNonces(data: string, nonce: string): string {
  return data.replaceAll(`"nonce":"${nonce}"`, '"nonce":"$undefined"')
}
