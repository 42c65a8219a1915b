import type { NextRequest } from 'next/server'
import { changePhone } from '@/lib/api/auth'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { PhoneChange } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/settings/phone`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) =>
    answerSuccess(await changePhone(PhoneChange.parse(await readJson(request)), caller)),
  )
}
