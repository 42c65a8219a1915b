import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { changeNotices } from '@/lib/api/profile'
import { readJson } from '@/lib/api/read-json'
import { NoticesChange } from '@/provider/contract/profile'

/** The browser's door to `POST auth-client/settings/notices`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) =>
    answerSuccess(await changeNotices(NoticesChange.parse(await readJson(request)), caller)),
  )
}
