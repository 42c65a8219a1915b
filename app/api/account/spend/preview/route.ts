import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { previewMiles } from '@/lib/api/miles'
import { readJson } from '@/lib/api/read-json'
import { SpendRequest } from '@/provider/contract/miles'

/** The browser's door to `POST auth-client/spend/preview`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'previewMiles', async (caller) =>
    answerSuccess(await previewMiles(SpendRequest.parse(await readJson(request)), caller)),
  )
}
