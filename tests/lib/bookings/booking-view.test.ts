import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findBookingView } from '@/lib/bookings/booking-view'
import { findChosenCar } from '@/lib/cars/find-chosen-car'
import {
  carDetails,
  dataResponse,
  quote,
  refuse,
  type SampleResponses,
  sampleProvider,
} from '../../setup/sample-provider'

// The page's language exists only while Next renders.
vi.mock('next-intl/server', () => ({ getLocale: async () => 'ru' }))

const NOW = new Date('2026-11-21T00:00:00Z')
const DATES = { from: '2026-12-05', to: '2026-12-12' }
const DATED = '/sun/v2/cars/honda-fit?df='

beforeEach(() => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function view(query: Record<string, string | string[]>, answers: SampleResponses = {}, slug = 'honda-fit') {
  vi.stubGlobal('fetch', sampleProvider(answers))
  return findBookingView(slug, query, { locale: 'ru', session: null }, NOW)
}

describe('findBookingView', () => {
  it.each([
    { name: 'no dates', query: {}, kind: 'dates_needed' },
    { name: 'dates', query: DATES, kind: 'options' },
    { name: "dates and a class of the list's", query: { ...DATES, class: 'zzz', sort: 'zzz' }, kind: 'options' },
    { name: 'the first step', query: { ...DATES, step: 'options' }, kind: 'options' },
    { name: 'the second step', query: { ...DATES, step: 'you' }, kind: 'you' },
    { name: 'dates that are to be changed', query: { ...DATES, step: 'dates' }, kind: 'dates_needed' },
    { name: 'the last step without a booking', query: { ...DATES, step: 'review' }, kind: 'options' },
    { name: 'an unknown place', query: { ...DATES, place: '7' }, kind: 'dates_needed' },
  ])('$name: $kind', async ({ query, kind }) => {
    expect(await view(query)).toMatchObject({ kind })
  })

  it('names what is wrong with dates, and keeps them in the form', async () => {
    const late = { from: '2026-12-12', to: '2026-12-05' }
    expect(await view(late)).toMatchObject({
      kind: 'dates_needed',
      error: 'dropoff_before_pickup',
      values: { ...late, fromTime: '12:00', toTime: '12:00' },
    })
  })

  it.each([
    { asked: 'the car', path: DATED },
    { asked: 'the price', path: '/sun/v2/quote' },
  ])("explains the provider's refusal when asked for $asked", async ({ path }) => {
    const refused = await view(DATES, { [path]: () => refuse('pickup_too_soon', 400) })
    expect(refused).toMatchObject({ kind: 'dates_needed', error: 'pickup_too_soon' })
  })

  it('shows a taken car, but keeps the form of whoever was filling it in', async () => {
    const taken = { [DATED]: () => dataResponse({ ...carDetails, available: false, reason: 'taken' }) }
    expect(await view(DATES, taken)).toMatchObject({ kind: 'not_free' })
    expect(await view({ ...DATES, step: 'you' }, taken)).toMatchObject({ kind: 'you' })
  })

  it('takes of a choice what this car is offered with, and names what ran out', async () => {
    const extra = { name: '', note: '', unit: 'once', priceKop: 0, capKop: null, forRentalKop: 0, maxQuantity: 3 }
    const extras = [
      { ...extra, code: 'booster', name: 'Бустер', left: 1 },
      { ...extra, code: 'roof-box', name: 'Бокс', left: 0 },
    ]
    const offers = { ...carDetails.options, extras }
    const shown = await view(
      { ...DATES, insurance: 'extended', extra: ['booster.3', 'roof-box.1', 'unknown.1'] },
      { [DATED]: () => dataResponse({ ...carDetails, options: offers }) },
    )
    expect(shown).toMatchObject({
      choice: { options: { insurance: 'none', extras: [{ code: 'booster', quantity: 1 }] } },
      short: [
        { name: 'Бустер', left: 1 },
        { name: 'Бокс', left: 0 },
      ],
      request: { options: { extras: [{ code: 'booster', quantity: 1 }] } },
    })
  })

  it('has a price even when the branch takes an option back', async () => {
    let asked = 0
    const refusing = () => {
      asked += 1
      return asked === 1 ? refuse('option_not_offered', 400) : dataResponse(quote)
    }
    const shown = await view({ ...DATES, promo: 'PORT3' }, { '/sun/v2/quote': refusing })
    expect(shown).toMatchObject({ kind: 'options', choice: { promo: '' } })
  })

  it('takes a wished colour that a plate of the model has, into the request too, and no other', async () => {
    const painted = { ...carDetails, car_data: { ...carDetails.car_data, colours: ['белый', 'чёрный'] } }
    const wished = (colour: string) => view({ ...DATES, colour }, { [DATED]: () => dataResponse(painted) })
    expect(await wished('black')).toMatchObject({ choice: { colour: 'black' }, request: { colour: 'black' } })
    for (const colour of ['red', 'pink']) {
      const other = await wished(colour)
      expect(other).toMatchObject({ kind: 'options' })
      expect(JSON.stringify(other)).not.toContain(`"colour":"${colour}"`)
    }
  })

  it('is missing for an unknown car', async () => {
    expect(await view(DATES, {}, 'no-such-car')).toEqual({ kind: 'missing' })
  })
})

describe('findChosenCar', () => {
  it('asks the wire for the rental in Moscow time', async () => {
    const provider = sampleProvider()
    vi.stubGlobal('fetch', provider)
    await findChosenCar('honda-fit', { ...DATES, back: '51' }, 'ru', NOW)
    const asked = provider.mock.calls.map(([url]) => new URL(String(url)).search)
    expect(asked).toContain('?df=2026-12-05-05-00&dt=2026-12-12-05-00&city=50&dropoffPlace=51')
  })
})
