import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { changeName } from '@/lib/api/profile'
import { NameChange } from '@/provider/contract/profile'

/** The browser's door to `POST auth-client/settings/name`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'changeProfile', async (caller) =>
    answerSuccess(await changeName(NameChange.parse(await readJson(request)), caller)),
  )
}
