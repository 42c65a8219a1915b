import { createHash, timingSafeEqual } from 'node:crypto'
import { FailureError } from './failure-error'
import type { ProviderServer } from './provider-server'

const BEARER = /^Bearer ([\x21-\x7e]{1,512})$/i

/** Every route of this scope asks for the fixed token (specification §7), before it reads a body. */
export function requireToken(app: ProviderServer, token: string): void {
  const expected = digest(token)
  app.addHook('onRequest', async (request) => {
    const [, given = ''] = BEARER.exec(request.headers.authorization ?? '') ?? []
    // Digests have one length, so the comparison tells nothing about the token's.
    if (!timingSafeEqual(digest(given), expected)) {
      throw new FailureError('unauthenticated', 'The fixed bearer token is missing or wrong.')
    }
  })
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
