import type { HoldRequest } from '@/provider/contract/bookings'
import { openGuest, withOptions } from './booking-guests'
import { addModel, newPhone, rentalOf, type TestProvider } from './open-provider'

let models = 0

type GuestDetails = {
  language?: HoldRequest['language']
  driver?: Partial<HoldRequest['driver']>
  extraDrivers?: HoldRequest['extraDrivers']
}

/** A guest with a confirmed booking, and the downloads of its voucher. */
export async function openTraveller(
  provider: TestProvider,
  { language = 'ru', driver = {}, extraDrivers = [] }: GuestDetails = {},
) {
  models += 1
  const slug = await addModel(provider, `papers-${models}`, 1)
  const extras = extraDrivers.length > 0 ? [{ code: 'extra-driver', quantity: extraDrivers.length }] : []
  const request = await provider.requestFor(withOptions(rentalOf(slug), { extras }), { phone: newPhone(), ...driver })
  const guest = await openGuest(provider, { ...request, language, extraDrivers })
  await guest.confirm()
  const downloadOf =
    (name: 'voucher' | 'voucher-text' | 'calendar') =>
    (lang = '', headers: object = guest.guest) =>
      provider.call('GET', `${guest.url}/${name}${lang && `?lang=${lang}`}`, undefined, headers)
  const downloads = {
    voucher: downloadOf('voucher'),
    text: downloadOf('voucher-text'),
    calendar: downloadOf('calendar'),
  }
  return { ...guest, phone: request.driver.phone, ...downloads }
}

export type Traveller = Awaited<ReturnType<typeof openTraveller>>
