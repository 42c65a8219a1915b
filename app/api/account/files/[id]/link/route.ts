import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { answerSuccess } from '@/lib/api/doors/responses'
import { linkFile } from '@/lib/api/files'

/** The browser's door to `POST auth-client/files/{id}/link`. */
export function POST(request: NextRequest, { params }: RouteContext<'/api/account/files/[id]/link'>) {
  return openClientDoor(request, 'readFile', async (caller) => {
    const { token } = await linkFile((await params).id, caller)
    return answerSuccess({ href: `/api/account/files/download/${token}/` })
  })
}
