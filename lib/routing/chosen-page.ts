import { type NextRequest, NextResponse } from 'next/server'
import { splitLocale } from '@/lib/i18n/split-locale'

/**
 * Sends `/rent/?list=…` and `/rent/?compare=…` to a page of their own under the same address: the fleet, which everybody
 * sees, does not carry their sheets and scripts.
 */
export function chosenPage(request: NextRequest): NextResponse | null {
  const { pathname, search, searchParams } = request.nextUrl
  const { locale, path } = splitLocale(pathname)
  if (path !== '/rent/' || !(searchParams.has('list') || searchParams.has('compare'))) return null
  const { headers } = request
  return NextResponse.rewrite(new URL(`/${locale}/chosen/${search}`, request.url), { request: { headers } })
}
