import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { endOtherSessions } from '@/lib/api/sessions'

/** The browser's door to `DELETE auth-client/sessions`: all but the one that asks. */
export function DELETE(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) => answerSuccess(await endOtherSessions(caller)))
}
