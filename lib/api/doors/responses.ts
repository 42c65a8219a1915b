import 'server-only'
import { NextResponse } from 'next/server'

/** A door's answer is one visitor's own: nobody on the way may keep it. */
export function answerSuccess(data: unknown, status: 200 | 201 = 200): NextResponse {
  return NextResponse.json({ status: 'success', data }, { status, headers: { 'cache-control': 'private, no-store' } })
}
