import type { NextRequest } from 'next/server'
import { addDriver } from '@/lib/api/client-drivers'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { DriverRequest, renameScans } from '@/provider/contract/client-drivers'

/** The browser's door to `POST auth-client/drivers`. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'keepDriver', async (caller) =>
    answerSuccess(await addDriver(DriverRequest.parse(renameScans(await readJson(request))), caller), 201),
  )
}
