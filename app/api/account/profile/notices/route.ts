import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { changeNotices } from '@/lib/api/profile'
import { NoticesChange } from '@/provider/contract/profile'

/** The browser's door to `POST auth-client/settings/notices`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) =>
    answerSuccess(await changeNotices(NoticesChange.parse(await readJson(request)), caller)),
  )
}
