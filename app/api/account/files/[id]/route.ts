import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { removeFile } from '@/lib/api/files'

/** The browser's door to `DELETE auth-client/files/{id}`. */
export function DELETE(request: NextRequest, { params }: RouteContext<'/api/account/files/[id]'>) {
  return openClientDoor(request, 'removeFiles', async (caller) =>
    answerSuccess(await removeFile((await params).id, caller)),
  )
}
