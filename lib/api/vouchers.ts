import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { BOOKING_KEY_HEADER, type Booking } from '@/provider/contract/bookings'
import { hasVoucher } from '@/provider/contract/rules/vouchers/voucher-status'
import {
  type KeyedVoucherQuery,
  VOUCHER_KEY_HEADER,
  Voucher,
  VoucherKey,
  type VoucherQuery,
} from '@/provider/contract/vouchers'
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
  access: Access,
  signal: AbortSignal,
): Promise<Response> {
  return streamProvider({ path: voucherPath(number, file, lang), language: null, ...callAccess(access) }, signal)
}

/** A key that opens the PDF without cookies, for a few minutes. @throws {ProviderError} `not_found`, `conflict` … */
export function makeVoucherKey(number: string, access: Access): Promise<VoucherKey> {
  const path = `/sun/v2/bookings/${number}/voucher-keys` as const
  return callProvider({ path, method: 'POST', schema: VoucherKey, language: null, ...callAccess(access) })
}

/** The PDF for whoever has one of its keys; HEAD asks without using the key up. @throws {ProviderError} `not_found` … */
export function streamKeyedVoucher(
  number: string,
  { key, lang }: KeyedVoucherQuery,
  request: Request,
): Promise<Response> {
  // In a header: the provider's log has addresses.
  const headers = { ...visitorHeaders(request.headers), [VOUCHER_KEY_HEADER]: key }
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  return streamProvider({ path: voucherPath(number, 'voucher', lang), method, language: null, headers }, request.signal)
}

function callAccess({ key, session, requestHeaders }: Access) {
  const headers = { ...visitorHeaders(requestHeaders), ...(key === null ? {} : { [BOOKING_KEY_HEADER]: key }) }
  return { headers, ...asClient(session) }
}

function voucherPath(number: string, file: 'voucher' | 'calendar', lang: VoucherQuery['lang']) {
  return `/sun/v2/bookings/${number}/${file}${lang ? `?lang=${lang}` : ''}` as const
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
