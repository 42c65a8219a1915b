import type { NextRequest } from 'next/server'
import { answerPaper } from '@/lib/api/doors/answer-paper'

/** The browser's door to `GET sun/v2/bookings/{number}/calendar`. */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/bookings/[number]/calendar'>) {
  return answerPaper('calendar', (await params).number, request)
}
