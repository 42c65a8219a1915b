import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { readClient } from '@/lib/api/account'
import type { Session } from '@/lib/api/auth-session'
import { ProviderError } from '@/lib/api/provider/errors'
import { readSessionId } from '@/lib/auth/session-cookie'
import { serverEnv } from '@/lib/config/server-env'
import type { ClientResponse } from '@/provider/contract/account'

export type SignedIn = { client: ClientResponse; session: Session }

/**
 * Whose page this is, as the provider says; null: nobody is signed in. The wall of the client area stands here and
 * nowhere else: middleware can be got round (docs/decisions/0019).
 *
 * @throws {ProviderError} `unavailable`
 */
export const findSignedIn = cache(async (): Promise<SignedIn | null> => {
  const id = readSessionId(await cookies(), serverEnv().SITE_URL)
  if (id === null) return null
  const session = { id, clientToken: null }
  try {
    return { client: await readClient(session), session }
  } catch (error) {
    if (isNobodys(error)) return null
    throw error
  }
})

/** What the provider says of a session that is over, and of one whose client is no more. */
export function isNobodys(error: unknown): boolean {
  return error instanceof ProviderError && (error.code === 'unauthenticated' || error.code === 'not_found')
}

/** The same, if the page is this client's own: an id in the address must be the session's (specification §6). */
export async function findOwner(clientId: string | null): Promise<SignedIn | null> {
  const signedIn = await findSignedIn()
  if (!signedIn) return null
  return clientId === null || clientId === String(signedIn.client.id) ? signedIn : null
}
