import { vi } from 'vitest'
import type { CarDetails } from '@/provider/contract/cars'
import type { Quote } from '@/provider/contract/quotes'
import { booking } from './sample-booking'
import { settings } from './sample-settings'

const places = { places: [{ ...booking.pickupPlace, id: 50 }, booking.pickupPlace] }

export const carDetails: CarDetails = {
  ...booking.car,
  description: '',
  deductibleKop: 3_000_000,
  charges: [],
  overMileageKopPerKm: 0,
  licenceCategory: 'B',
  prices: [
    {
      Price: 2200,
      discount1: 5,
      discount2: 10,
      Period: '2026-11-21/2026-12-20',
      name: null,
      '1day': null,
      terms: { oneDayKop: null, underThreeKop: 220_000, fromThreeKop: 209_000, fromSevenKop: 198_000 },
    },
  ],
  alternatives: [],
  options: { insurance: [], mileage: null, protection: null, extras: [] },
  promo: null,
}

export const quote: Quote = {
  price: booking.price,
  quoteToken: 'token-of-the-quote',
  expiresAt: '2026-11-21T10:15:00.000Z',
  available: true,
  freeCancellationUntil: booking.freeCancellationUntil,
  promo: null,
  offer: null,
  longer: null,
  liabilityKop: 3_000_000,
}

export type SampleResponses = Record<string, () => Response>

export function dataResponse(data: unknown, status = 200): Response {
  return Response.json({ status: 'success', data }, { status })
}

export function refuse(code: string, status: number): Response {
  return Response.json({ status: 'error', error: { code, message: 'm', requestId: '1' } }, { status })
}

/** A provider with one car, replaced at `fetch`. `changed` answers by the start of a path with its query. */
export function sampleProvider(changed: SampleResponses = {}) {
  const responses = [...Object.entries(changed), ...Object.entries(USUAL)]
  return vi.fn<typeof fetch>(async (input) => {
    const { pathname, search } = new URL(String(input))
    const entry = responses.find(([start]) => `${pathname}${search}`.startsWith(start))
    return entry ? entry[1]() : refuse('not_found', 404)
  })
}

const USUAL: SampleResponses = {
  '/sun/fetchSettings/': () => dataResponse(settings),
  '/sun/v2/places': () => dataResponse(places),
  '/sun/v2/cars/honda-fit': () => dataResponse(carDetails),
  '/sun/v2/quote': () => dataResponse(quote),
}
