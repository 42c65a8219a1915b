import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { addDriver } from '@/lib/api/drivers'
import { readJson } from '@/lib/api/read-json'
import { DriverRequest, renameScans } from '@/provider/contract/client-drivers'

/** The browser's door to `POST auth-client/drivers`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'keepDriver', async (caller) =>
    answerSuccess(await addDriver(DriverRequest.parse(renameScans(await readJson(request))), caller), 201),
  )
}
