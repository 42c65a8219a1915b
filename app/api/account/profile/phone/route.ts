import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { changePhone } from '@/lib/api/credentials'
import { readJson } from '@/lib/api/read-json'
import { PhoneChange } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/settings/phone`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) =>
    answerSuccess(await changePhone(PhoneChange.parse(await readJson(request)), caller)),
  )
}
