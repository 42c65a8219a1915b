const CODE_MAX = 40

/** A code as a link carries it: latin letters, digits and hyphens; what does not fit is left out. */
export function partnerCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, CODE_MAX)
}

/** @param page address of the page that it leads to, in the guests' language. */
export function partnerLink(page: string, code: string): string {
  return `${page}?partner=${code}`
}
