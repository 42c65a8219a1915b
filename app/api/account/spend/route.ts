import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { spendMiles } from '@/lib/api/miles'
import { readOnce } from '@/lib/api/once'
import { readJson } from '@/lib/api/read-json'
import { SpendRequest } from '@/provider/contract/miles'

/** The browser's door to `POST auth-client/spend`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'spendMiles', async (caller) => {
    const sent = await readJson(request)
    const body = SpendRequest.parse(sent)
    return answerSuccess(await spendMiles(body, readOnce(request, sent), caller))
  })
}
