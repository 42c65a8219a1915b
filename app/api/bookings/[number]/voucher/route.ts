import type { NextRequest } from 'next/server'
import { answerPaper } from '@/lib/api/doors/answer-paper'

/** The browser's door to `GET sun/v2/bookings/{number}/voucher`: a link, so the browser itself brings what opens it. */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/bookings/[number]/voucher'>) {
  return answerPaper('voucher', (await params).number, request)
}
