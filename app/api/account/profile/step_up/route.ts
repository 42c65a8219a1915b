import type { NextRequest } from 'next/server'
import { answerSession } from '@/lib/api/answer-session'
import { openClientDoor } from '@/lib/api/client-door'
import { stepUp } from '@/lib/api/credentials'
import { readJson } from '@/lib/api/read-json'
import { StepUpRequest } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/step_up`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'signIn', async (caller) =>
    answerSession(await stepUp(StepUpRequest.parse(await readJson(request)), caller)),
  )
}
