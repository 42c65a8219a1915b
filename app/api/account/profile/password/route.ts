import type { NextRequest } from 'next/server'
import { changePassword } from '@/lib/api/auth'
import { answerSession } from '@/lib/api/doors/answer-session'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { PasswordChange } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/settings/password`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'signIn', async (caller) =>
    answerSession(await changePassword(PasswordChange.parse(await readJson(request)), caller)),
  )
}
