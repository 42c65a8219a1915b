/**
 * The name of a cookie that holds a secret. With `__Host-` no other host of the domain can set it, nor anybody over http; it
 * needs https, which a plain-http localhost has not (PRODUCT §8).
 */
export function hostCookieName(name: string, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name
}
