import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { deleteDriver, editDriver } from '@/lib/api/drivers'
import { readJson } from '@/lib/api/read-json'
import { DriverRequest, renameScans } from '@/provider/contract/client-drivers'

type Context = RouteContext<'/api/account/drivers/[id]'>

/** The browser's door to `PUT auth-client/drivers/{id}`. */
export function PUT(request: NextRequest, { params }: Context) {
  return openClientDoor(request, 'keepDriver', async (caller) =>
    answerSuccess(
      await editDriver((await params).id, DriverRequest.parse(renameScans(await readJson(request))), caller),
    ),
  )
}

/** The browser's door to `DELETE auth-client/drivers/{id}`. */
export function DELETE(request: NextRequest, { params }: Context) {
  return openClientDoor(request, 'removeDriver', async (caller) =>
    answerSuccess(await deleteDriver((await params).id, caller)),
  )
}
