import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readOnce } from '@/lib/api/doors/once'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { spendMiles } from '@/lib/api/miles'
import { SpendRequest } from '@/provider/contract/miles'

/** The browser's door to `POST auth-client/spend`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'spendMiles', async (caller) => {
    const sent = await readJson(request)
    const body = SpendRequest.parse(sent)
    return answerSuccess(await spendMiles(body, readOnce(request, sent), caller))
  })
}
