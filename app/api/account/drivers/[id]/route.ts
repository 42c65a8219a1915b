import type { NextRequest } from 'next/server'
import { deleteDriver, editDriver } from '@/lib/api/client-drivers'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
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
