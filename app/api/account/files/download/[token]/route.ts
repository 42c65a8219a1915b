import { type NextRequest, NextResponse } from 'next/server'
import { DoorError } from '@/lib/api/doors/door-error'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { openFile } from '@/lib/api/files'
import { ProviderError } from '@/lib/api/provider/errors'
import { readSessionId } from '@/lib/auth/session-cookie'
import { serverEnv } from '@/lib/config/server-env'

/** A file for whoever asked for its link, once; for anybody else there is nothing here. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/api/account/files/download/[token]'>,
): Promise<NextResponse> {
  try {
    await limitAttempts('readFile', request)
    const id = readSessionId(request.cookies, serverEnv().SITE_URL)
    if (id === null) throw new DoorError('not_found')
    const file = await openFile((await params).token, { id, clientToken: null }, request)
    const type = file.headers.get('content-type') ?? ''
    return new NextResponse(file.body, { headers: { ...headersOf(type), ...lengthOf(file) } })
  } catch (error) {
    const isNobodys = error instanceof ProviderError && error.code === 'unauthenticated'
    return answerFailure(isNobodys ? new DoorError('not_found') : error, request)
  }
}

/** Nothing keeps it, nothing in it runs, and it has no name but what it is. */
function headersOf(type: string): Record<string, string> {
  const isPicture = type === 'image/jpeg'
  return {
    'content-type': isPicture ? type : 'application/pdf',
    'content-disposition': isPicture ? 'inline; filename="scan.jpg"' : 'attachment; filename="scan.pdf"',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }
}

function lengthOf({ headers }: Response): Record<string, string> {
  const length = headers.get('content-length')
  return length === null ? {} : { 'content-length': length }
}
