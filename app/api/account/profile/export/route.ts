import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { takeExport } from '@/lib/api/profile'

const ExportRequest = z.strictObject({})

/** The browser's door to `POST auth-client/export`: passed on as it comes, and kept nowhere on the way. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'takeExport', async (caller) => {
    ExportRequest.parse(await readJson(request))
    const { body } = await takeExport(caller, request.signal)
    return new NextResponse(body, {
      headers: {
        'cache-control': 'private, no-store',
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="sun-rent.zip"',
      },
    })
  })
}
