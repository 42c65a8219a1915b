import type { NextRequest } from 'next/server'
import { approveDriver } from '@/lib/api/client-drivers'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { ApproveRequest } from '@/provider/contract/client-drivers'

/** The browser's door to `POST auth-client/drivers/{id}/approve`. */
export function POST(request: NextRequest, { params }: RouteContext<'/api/account/drivers/[id]/approve'>) {
  return openClientDoor(request, 'approveDriver', async (caller) =>
    answerSuccess(await approveDriver((await params).id, ApproveRequest.parse(await readJson(request)), caller)),
  )
}
