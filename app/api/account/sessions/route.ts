import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { answerSuccess } from '@/lib/api/doors/responses'
import { endOtherSessions } from '@/lib/api/sessions'

/** The browser's door to `DELETE auth-client/sessions`: all but the one that asks. */
export function DELETE(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) => answerSuccess(await endOtherSessions(caller)))
}
