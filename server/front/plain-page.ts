import { readSecretLink } from '../secret-link'
import { publicPage } from './public-page'
import { remember } from './remember'

const NONE = ''

/** How the cache knows the document at this address, when anybody may have it; null for all other addresses. */
export function plainPage(url: string): string | null {
  // Somebody's secret is not remembered, not even here.
  return (url.includes('key=') ? workOut(url) : findCached(url)) || null
}

const findCached = remember(workOut)

function workOut(url: string): string {
  const isNobodys = url.startsWith('/api/') || readSecretLink(url) !== null
  return isNobodys ? NONE : (publicPage(url) ?? NONE)
}
