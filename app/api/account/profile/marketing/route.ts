import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { withdrawMarketing } from '@/lib/api/profile'

/** The browser's door to `DELETE auth-client/settings/marketing`. */
export function DELETE(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) => answerSuccess(await withdrawMarketing(caller)))
}
