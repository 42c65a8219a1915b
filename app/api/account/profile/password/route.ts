import type { NextRequest } from 'next/server'
import { answerSession } from '@/lib/api/answer-session'
import { openClientDoor } from '@/lib/api/client-door'
import { changePassword } from '@/lib/api/credentials'
import { readJson } from '@/lib/api/read-json'
import { PasswordChange } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/settings/password`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'signIn', async (caller) =>
    answerSession(await changePassword(PasswordChange.parse(await readJson(request)), caller)),
  )
}
