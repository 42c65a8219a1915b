import type { NextRequest } from 'next/server'
import { askOwnCode } from '@/lib/api/auth'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { OwnCodeRequest } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/settings/code`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'askCode', async (caller) =>
    answerSuccess(await askOwnCode(OwnCodeRequest.parse(await readJson(request)), caller)),
  )
}
