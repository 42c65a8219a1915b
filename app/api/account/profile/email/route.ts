import type { NextRequest } from 'next/server'
import { changeEmail } from '@/lib/api/auth'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { EmailChange } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/settings/email`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) =>
    answerSuccess(await changeEmail(EmailChange.parse(await readJson(request)), caller)),
  )
}
