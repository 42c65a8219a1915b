import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { answerSuccess } from '@/lib/api/doors/responses'
import { deleteAccount } from '@/lib/api/profile'
import { endedSessionCookie } from '@/lib/auth/session-cookie'
import { serverEnv } from '@/lib/config/server-env'

/** The browser's door to `DELETE auth-client/client`: the account is gone, and the cookie with it. */
export function DELETE(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) => {
    const response = answerSuccess(await deleteAccount(caller))
    response.cookies.set(endedSessionCookie(serverEnv().SITE_URL))
    return response
  })
}
