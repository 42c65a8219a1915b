import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { askOwnCode } from '@/lib/api/credentials'
import { readJson } from '@/lib/api/read-json'
import { OwnCodeRequest } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/settings/code`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'askCode', async (caller) =>
    answerSuccess(await askOwnCode(OwnCodeRequest.parse(await readJson(request)), caller)),
  )
}
