import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { BOOKING_KEY_HEADER, type Booking } from '@/provider/contract/bookings'
import { hasVoucher } from '@/provider/contract/rules/vouchers/voucher-status'
import { Voucher } from '@/provider/contract/vouchers'
import type { Session } from './auth-session'
import { type Call, callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'

type Numbered = Pick<Booking, 'number' | 'status'>

type Opener = Pick<Call<Voucher>, 'headers' | 'session'>

/** What a page about this booking prints; null of a rental that does not take place. @throws {ProviderError} */
export function findGuestVoucher(booking: Numbered, key: string, lang: Locale): Promise<Voucher | null> {
  return findVoucher(booking, lang, { headers: { [BOOKING_KEY_HEADER]: key } })
}

/** The same for the client whose booking it is. @throws {ProviderError} */
export function findOwnVoucher(booking: Numbered, session: Session, lang: Locale): Promise<Voucher | null> {
  return findVoucher(booking, lang, { session })
}

async function findVoucher({ number, status }: Numbered, lang: Locale, opener: Opener): Promise<Voucher | null> {
  if (!hasVoucher(status)) return null
  try {
    const path = `/sun/v2/bookings/${number}/voucher-text?lang=${lang}` as const
    return await callProvider({ path, answer: Voucher, language: null, ...opener })
  } catch (error) {
    // Cancelled elsewhere between the two questions.
    if (error instanceof ProviderError && error.code === 'conflict') return null
    throw error
  }
}
