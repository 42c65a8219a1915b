import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { answerSuccess } from '@/lib/api/doors/responses'
import { withdrawMarketing } from '@/lib/api/profile'

/** The browser's door to `DELETE auth-client/settings/marketing`. */
export function DELETE(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) => answerSuccess(await withdrawMarketing(caller)))
}
