import 'server-only'
import type { NextResponse } from 'next/server'
import { guestKeyCookie } from '@/lib/bookings/guest-key'
import { visitCookie } from '@/lib/bookings/visit'
import { serverEnv } from '@/lib/config/server-env'
import type { HoldResponse } from '@/provider/contract/bookings'
import { answerSuccess } from './responses'

/** A held booking for its browser: the guest's key and the visit go into cookies, never into the answer. */
export function answerHold({ booking, key }: HoldResponse, visit: string): NextResponse {
  const { number, status, holdUntil } = booking
  const { SITE_URL } = serverEnv()
  const response = answerSuccess({ number, status, holdUntil }, 201)
  const cookie = guestKeyCookie(number, key, SITE_URL)
  if (cookie) response.cookies.set(cookie)
  response.cookies.set(visitCookie(visit, SITE_URL))
  return response
}
