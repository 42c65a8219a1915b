import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { answerSuccess } from '@/lib/api/doors/responses'
import { removeFile } from '@/lib/api/files'

/** The browser's door to `DELETE auth-client/files/{id}`. */
export function DELETE(request: NextRequest, { params }: RouteContext<'/api/account/files/[id]'>) {
  return openClientDoor(request, 'removeFiles', async (caller) =>
    answerSuccess(await removeFile((await params).id, caller)),
  )
}
