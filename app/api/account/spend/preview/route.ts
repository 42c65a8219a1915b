import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { previewMiles } from '@/lib/api/miles'
import { SpendRequest } from '@/provider/contract/miles'

/** The browser's door to `POST auth-client/spend/preview`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'previewMiles', async (caller) =>
    answerSuccess(await previewMiles(SpendRequest.parse(await readJson(request)), caller)),
  )
}
