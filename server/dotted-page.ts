import { isPageAddress } from './page-address'

/**
 * Takes the final slash off a page address with a dot (`/account/a.b/`). Next thinks it a file and would redirect to the
 * address without the slash; without it the page itself answers, and the client area its 500 (specification §6).
 */
export function stripDottedSlash(url: string): string {
  const end = url.includes('?') ? url.indexOf('?') : url.length
  const path = url.slice(0, end)
  if (!isPageAddress(path) || !path.endsWith('/')) return url
  const bare = path.slice(0, -1)
  return bare.slice(bare.lastIndexOf('/')).includes('.') ? bare + url.slice(end) : url
}
