import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { answerSuccess } from '@/lib/api/doors/responses'
import { removeScans, uploadFile } from '@/lib/api/files'
import { UploadQuery } from '@/provider/contract/files'

/** The browser's door to `POST auth-client/files`: the body passes through, nothing of it stays here. */
export function POST(request: NextRequest) {
  return openClientDoor(request, 'uploadFile', async (caller) => {
    const query = UploadQuery.parse(Object.fromEntries(request.nextUrl.searchParams))
    return answerSuccess(await uploadFile(query, request, caller), 201)
  })
}

/** The browser's door to `DELETE auth-client/files`. */
export function DELETE(request: NextRequest) {
  return openClientDoor(request, 'removeFiles', async (caller) => answerSuccess(await removeScans(caller)))
}
