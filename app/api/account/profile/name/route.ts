import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { changeName } from '@/lib/api/profile'
import { readJson } from '@/lib/api/read-json'
import { NameChange } from '@/provider/contract/profile'

/** The browser's door to `POST auth-client/settings/name`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) =>
    answerSuccess(await changeName(NameChange.parse(await readJson(request)), caller)),
  )
}
