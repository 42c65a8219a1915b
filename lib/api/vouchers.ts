import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { BOOKING_KEY_HEADER, type Booking } from '@/provider/contract/bookings'
import { hasVoucher } from '@/provider/contract/rules/vouchers/voucher-status'
import { Voucher, type VoucherQuery } from '@/provider/contract/vouchers'
import { asClient, type Session } from './auth-session'
import { type Call, callProvider, streamProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'
import { visitorHeaders } from './provider/headers'

type Numbered = Pick<Booking, 'number' | 'status'>

type CallAccess = Pick<Call<Voucher>, 'headers' | 'session'>

/** What a page about this booking prints; null of a rental that does not take place. @throws {ProviderError} */
export function findGuestVoucher(booking: Numbered, key: string, lang: Locale): Promise<Voucher | null> {
  return findVoucher(booking, lang, { headers: { [BOOKING_KEY_HEADER]: key } })
}

/** The same for the client whose booking it is. @throws {ProviderError} */
export function findOwnVoucher(booking: Numbered, session: Session, lang: Locale): Promise<Voucher | null> {
  return findVoucher(booking, lang, { session })
}

type Access = { key: string | null; session: Session | null; requestHeaders: Headers }

/** The file itself, as it comes. @throws {ProviderError} `not_found`, `conflict` … */
export function streamVoucher(
  file: 'voucher' | 'calendar',
  number: string,
  { lang }: VoucherQuery,
  { key, session, requestHeaders }: Access,
  signal: AbortSignal,
): Promise<Response> {
  const headers = { ...visitorHeaders(requestHeaders), ...(key === null ? {} : { [BOOKING_KEY_HEADER]: key }) }
  const path = `/sun/v2/bookings/${number}/${file}${lang ? `?lang=${lang}` : ''}` as const
  return streamProvider({ path, language: null, headers, ...asClient(session) }, signal)
}

async function findVoucher({ number, status }: Numbered, lang: Locale, access: CallAccess): Promise<Voucher | null> {
  if (!hasVoucher(status)) return null
  try {
    const path = `/sun/v2/bookings/${number}/voucher-text?lang=${lang}` as const
    return await callProvider({ path, schema: Voucher, language: null, ...access })
  } catch (error) {
    // Cancelled elsewhere between the two questions.
    if (error instanceof ProviderError && error.code === 'conflict') return null
    throw error
  }
}
