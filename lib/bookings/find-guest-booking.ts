import 'server-only'
import { cookies } from 'next/headers'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import { findBooking } from '@/lib/api/bookings'
import { serverEnv } from '@/lib/config/server-env'
import type { Booking } from '@/provider/contract/bookings'
import { readGuestKey } from './guest-key'

/**
 * The booking that this browser holds the key of. Null without a key, for an unknown number and for a foreign one:
 * the three look the same. @throws {ProviderError} `unavailable`
 */
export const findGuestBooking = cache(async (number: string): Promise<Booking | null> => {
  const key = await findGuestKey(number)
  return key ? findBooking(number, key, await getLocale()) : null
})

/** The key itself, for a page that asks the provider for more. Never for the browser. */
export async function findGuestKey(number: string): Promise<string | null> {
  return readGuestKey(await cookies(), number, serverEnv().SITE_URL)
}
