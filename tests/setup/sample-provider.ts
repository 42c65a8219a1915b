import { vi } from 'vitest'
import type { CarDetails } from '@/provider/contract/cars'
import type { Quote } from '@/provider/contract/quotes'
import type { Settings } from '@/provider/contract/settings'
import { booking } from './sample-booking'

export const settings: Settings = {
  id: 1,
  station: 'vldk_sun',
  main_phone: '+74232000000',
  address: '',
  address_in_contacts: '',
  map_lat: 43.14,
  map_lng: 131.96,
  time: 'daily',
  main_email: 'rent@example.ru',
  soc_vk: '',
  soc_insta: '',
  soc_fb: '',
  soc_youtube: '',
  brand: 'SUN rent',
  timeNote: '',
  company: { name: '', inn: '', ogrn: '', legalAddress: '', copyrightFrom: 1996 },
  sisterCities: [],
  longTermUrl: '',
  documents: { RU: '', CN: '', other: '' },
  facts: {
    insurance: [],
    mileage: { kmPerDay: 100, discountPercent: 10 },
    night: { from: '20:00', to: '08:00', feeKop: 100_000 },
    depositCards: ['mir'],
    fines: { discountPercent: 25, discountDays: 30, disputeDays: 10 },
    loyalty: { windowMonths: 24, expiryMonths: 24, mileKop: 100, maxSharePercent: 30, levels: [] },
    messengers: { telegram: '', max: '', vk: '', wechat: '' },
  },
  rules: {
    minHoursBeforePickup: 12,
    maxDaysAhead: 365,
    maxRentalDays: 90,
    defaultDaysAhead: 7,
    defaultLengthDays: 7,
    defaultTime: '12:00',
    freeCancellationHours: 48,
    changeHours: 24,
    holdMinutes: 15,
    depositReleaseDays: 10,
    minDriverAge: 21,
    maxDriverAge: 75,
    minExperienceYears: 2,
    maxDiscountPercent: 15,
    standardDocsDays: 3,
    callbackMinutes: 15,
    depositMaxCards: 2,
    refundBankDays: 10,
    carsAdvertised: 200,
  },
}

const places = { places: [{ ...booking.pickupPlace, id: 50 }, booking.pickupPlace] }

export const carDetails: CarDetails = {
  ...booking.car,
  description: '',
  deductibleKop: 3_000_000,
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
      terms: { underThreeKop: 220_000, fromThreeKop: 209_000, fromSevenKop: 198_000 },
    },
  ],
  alternatives: [],
}

export const quote: Quote = {
  price: booking.price,
  quoteToken: 'token-of-the-quote',
  expiresAt: '2026-11-21T10:15:00.000Z',
  available: true,
  freeCancellationUntil: booking.freeCancellationUntil,
}

export type Answers = Record<string, () => Response>

export function answer(data: unknown, status = 200): Response {
  return Response.json({ status: 'success', data }, { status })
}

export function refuse(code: string, status: number): Response {
  return Response.json({ status: 'error', error: { code, message: 'm', requestId: '1' } }, { status })
}

/** A provider with one car, replaced at `fetch`. `changed` answers by the start of a path with its query. */
export function sampleProvider(changed: Answers = {}) {
  const answers = [...Object.entries(changed), ...Object.entries(USUAL)]
  return vi.fn<typeof fetch>(async (input) => {
    const { pathname, search } = new URL(String(input))
    const found = answers.find(([start]) => `${pathname}${search}`.startsWith(start))
    return found ? found[1]() : refuse('not_found', 404)
  })
}

const USUAL: Answers = {
  '/sun/fetchSettings/': () => answer(settings),
  '/sun/v2/places': () => answer(places),
  '/sun/v2/cars/honda-fit': () => answer(carDetails),
  '/sun/v2/quote': () => answer(quote),
}
