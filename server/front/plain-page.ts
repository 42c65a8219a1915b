import { readSecretLink } from '../secret-link'
import { publicPage } from './public-page'
import { remember } from './remember'

const NONE = ''

/** How the cache knows the document at this address, when anybody may have it; null for all other addresses. */
export function plainPage(url: string): string | null {
  return known(url) || null
}

const known = remember((url) => (isDoor(url) || readSecretLink(url) !== null ? NONE : (publicPage(url) ?? NONE)))

function isDoor(url: string): boolean {
  return url.startsWith('/api/')
}
