import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { readSessionId } from '@/lib/auth/session-cookie'
import { readGuestKey } from '@/lib/bookings/guest-key'
import { serverEnv } from '@/lib/config/server-env'
import { BOOKING_KEY_HEADER, BookingNumber } from '@/provider/contract/bookings'
import { VoucherQuery } from '@/provider/contract/vouchers'
import { asClient } from '../auth-session'
import { streamProvider } from '../provider/call-provider'
import { visitorHeaders } from '../provider/headers'
import { DoorError } from './door-error'
import { answerFailure } from './failure-response'
import { limitAttempts } from './limit'

const FILES = {
  voucher: { type: 'application/pdf', extension: 'pdf' },
  calendar: { type: 'text/calendar; charset=utf-8', extension: 'ics' },
} as const

/**
 * A file about a booking, for whoever has its key or is signed in as the client whose it is. A link has no token of a
 * script, so the cookies alone open it; nothing is changed by it.
 */
export async function answerPaper(
  paper: keyof typeof FILES,
  number: string,
  request: NextRequest,
): Promise<NextResponse> {
  try {
    await limitAttempts('readPaper', request)
    const file = await openPaper(paper, number, request)
    const { type, extension } = FILES[paper]
    return new NextResponse(file.body, {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="sun-rent-${number}.${extension}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      },
    })
  } catch (error) {
    return answerFailure(error, request)
  }
}

async function openPaper(paper: keyof typeof FILES, number: string, request: NextRequest): Promise<Response> {
  const key = readGuestKey(request.cookies, number)
  const id = readSessionId(request.cookies, serverEnv().SITE_URL)
  const isNobody = key === null && id === null
  if (isNobody || !BookingNumber.safeParse(number).success) throw new DoorError('not_found')
  const { lang } = VoucherQuery.parse(Object.fromEntries(request.nextUrl.searchParams))
  const headers = { ...visitorHeaders(request.headers), ...(key === null ? {} : { [BOOKING_KEY_HEADER]: key }) }
  const path = `/sun/v2/bookings/${number}/${paper}${lang ? `?lang=${lang}` : ''}` as const
  const session = id === null ? null : { id, clientToken: null }
  return streamProvider({ path, language: null, headers, ...asClient(session) }, request.signal)
}
