import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { answerSuccess } from '@/lib/api/doors/responses'
import { endSession } from '@/lib/api/sessions'

type Context = RouteContext<'/api/account/sessions/[id]'>

/** The browser's door to `DELETE auth-client/sessions/{id}`. */
export function DELETE(request: NextRequest, { params }: Context) {
  return openClientDoor(request, 'changeProfile', async (caller) =>
    answerSuccess(await endSession(z.uuid().parse((await params).id), caller)),
  )
}
