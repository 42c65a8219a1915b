import type { NextRequest } from 'next/server'
import { stepUp } from '@/lib/api/auth'
import { answerSession } from '@/lib/api/doors/answer-session'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { StepUpRequest } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/step_up`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'signIn', async (caller) =>
    answerSession(await stepUp(StepUpRequest.parse(await readJson(request)), caller)),
  )
}
