import { createHash, timingSafeEqual } from 'node:crypto'
import type { ProviderServer } from '@/provider/http/server'
import { ApiError } from './api-error'

/** Requires the shop and the secret key with every call, as v3 does. */
export function requireBasicAuth(scope: ProviderServer, shopId: string, secretKey: string): void {
  const expected = digest(`Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`)
  scope.addHook('onRequest', async ({ headers }) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected))
      throw new ApiError(401, 'Login or secret key is wrong', 'Authorization')
  })
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
