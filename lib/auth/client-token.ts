const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/

/** The `client_token` that a browser's call brings as its bearer; null without one. */
export function readClientToken(headers: Headers): string | null {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? null
}
