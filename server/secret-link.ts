import { splitLocale } from '@/lib/i18n/split-locale'
import { readPath } from './page-address'

/** `rewrite`: go on with another address. `redirect`: answer at once. */
export type SecretLink =
  | { kind: 'rewrite'; url: string }
  | { kind: 'redirect'; status: 303; body: ''; headers: Record<string, string> }

/**
 * A link that carries the key of a guest or of the owner of a phone, before Next can repeat it in a redirect or in HTML. Any spelling of the success page
 * becomes the exact address, where middleware takes the key (PRODUCT §6); from any other address it is only taken away.
 */
export function readSecretLink(url: string): SecretLink | null {
  const [path = '/', query = ''] = splitOnce(url)
  const params = new URLSearchParams(query)
  if (!params.has('key')) return null

  const exact = exactPath(path)
  if (splitLocale(exact).path === '/status/success/') return { kind: 'rewrite', url: `${exact}?${query}` }
  if (!params.has('booking') && !params.has('phone')) return null
  params.delete('key')
  // One slash at the start: two would name another host.
  const target = `${path.replace(/[/\\]+/g, '/')}?${params}`
  const headers = { location: target, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  return { kind: 'redirect', status: 303, body: '', headers }
}

function exactPath(path: string): string {
  const plain = `${readPath(path) ?? ''}/`.replace(/\/+/g, '/').toLowerCase()
  return plain.replace(/^\/ru(?=\/)/, '')
}

function splitOnce(url: string): string[] {
  const at = url.indexOf('?')
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)]
}
