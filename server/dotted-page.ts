// Everything but the doors and the files; the last segment holds a dot and ends in a slash.
const DOTTED_PAGE = /^((?!\/(?:api|_next|assets)\/)[^?]*\/[^/?]*\.[^/?]*)\/(?=\?|$)/

/**
 * Takes the final slash off a page address with a dot (`/account/a.b/`). Next thinks it a file and would redirect to the
 * address without the slash; without it the page itself answers, and the client area its 500 (specification §6).
 */
export function keepDottedPage(url: string): string {
  return url.replace(DOTTED_PAGE, '$1')
}
