import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { approveDriver } from '@/lib/api/drivers'
import { readJson } from '@/lib/api/read-json'
import { ApproveRequest } from '@/provider/contract/client-drivers'

/** The browser's door to `POST auth-client/drivers/{id}/approve`. */
export function POST(request: NextRequest, { params }: RouteContext<'/api/account/drivers/[id]/approve'>) {
  return openClientDoor(request, 'approveDriver', async (caller) =>
    answerSuccess(await approveDriver((await params).id, ApproveRequest.parse(await readJson(request)), caller)),
  )
}
