import { createHash, timingSafeEqual } from 'node:crypto'
import { FailureError } from '@/provider/failure-error'
import type { ProviderServer } from './server'

export const BEARER = /^Bearer ([\x21-\x7e]{1,512})$/i

/** Every route of this scope asks for the fixed token (specification §7), before it reads a body. */
export function requireToken(app: ProviderServer, token: string): void {
  app.addHook('onRequest', async ({ headers }) => requireBearer(headers, token))
}

/** @throws {FailureError} `unauthenticated` */
export function requireBearer({ authorization = '' }: { authorization?: string | undefined }, token: string): void {
  const [, given = ''] = BEARER.exec(authorization) ?? []
  if (!isSameToken(given, token)) {
    throw new FailureError('unauthenticated', 'The fixed bearer token is missing or wrong.')
  }
}

/** Digests have one length, so the comparison tells nothing about the token's. */
export function isSameToken(given: string, token: string): boolean {
  return timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
