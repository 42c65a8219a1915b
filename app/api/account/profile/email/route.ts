import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { changeEmail } from '@/lib/api/credentials'
import { readJson } from '@/lib/api/read-json'
import { EmailChange } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/settings/email`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) =>
    answerSuccess(await changeEmail(EmailChange.parse(await readJson(request)), caller)),
  )
}
