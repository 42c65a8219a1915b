import { describe, expect, it } from 'vitest'
import {
  ADDRESS,
  changedTrip,
  firstTrip,
  isMet,
  kindsOf,
  readTrip,
  type TripChoices,
  type TripFields,
  toTrip,
  tripQuery,
} from '@/lib/transfers/trip-fields'

const CHOICES: TripChoices = {
  routes: [
    {
      ...{ id: 'russky-day', kind: 'excursion', fromPlace: 'centre', toPlace: 'centre', name: 'Остров', text: '' },
      ...{ distanceKm: 90, hours: 8, fromKop: 1, fromSlug: 'toyota-alphard' },
    },
  ],
  presets: [
    { id: 'meet', kind: 'transfer', name: 'Встретить', fromPlace: 'airport', toPlace: null, flightRequired: true },
  ],
  places: ['airport', 'centre'].map((code) => ({ code, name: code })),
  rules: { leadHours: 12, maxHours: 24, maxDaysAhead: 365, childSeatKop: 0 },
  ...{ minHours: 3, passengers: 4 },
}
const FIRST = firstTrip(CHOICES, { date: '2026-12-05', time: '12:00' })

const read = (text: string) => {
  const query = new URLSearchParams(text)
  return readTrip((name) => query.get(name), FIRST, CHOICES)
}

describe('a trip in the address of its page', () => {
  it('begins with what is ordered most', () => {
    expect(FIRST).toMatchObject({ kind: 'transfer', from: 'airport', to: ADDRESS, hours: 3, people: 1, seats: 0 })
    expect(firstTrip({ ...CHOICES, presets: [] }, FIRST).kind).toBe('hour')
    expect(kindsOf({ routes: [] })).toEqual(['transfer', 'hour', 'day'])
  })

  it('comes back as it was written, and what nobody changed is not written', () => {
    const trip: TripFields = {
      ...{ kind: 'transfer', date: '2026-12-07', time: '21:30', hours: 5, from: ADDRESS, to: 'centre' },
      ...{ route: 'russky-day', backDate: '2026-12-08', backTime: '09:00', people: 3, seats: 2 },
    }
    expect(read(new URLSearchParams(tripQuery(trip, FIRST)).toString())).toEqual(trip)
    expect(tripQuery(FIRST, FIRST)).toEqual([])
    // A link to a page that may begin otherwise says everything.
    const whole = { ...FIRST, kind: 'hour' as const, from: 'centre' }
    expect(read(new URLSearchParams(tripQuery(whole, null)).toString())).toEqual(whole)
    expect(tripQuery(whole, null).map(([name]) => name)).toContain('kind')
  })

  it.each([
    'kind=flight',
    'date=2026-02-30',
    'time=25:00',
    'hours=2',
    'hours=25',
    'hours=1e1',
    'from=moon',
    'route=elsewhere',
    'people=5',
    'people=0',
    'people=-1',
  ])('%s is no trip: the form stays as it begins', (text) => {
    expect(read(text)).toEqual(FIRST)
  })

  it('has no more child seats than people, and no way back before the way there', () => {
    expect(read('people=2&seats=4').seats).toBe(2)
    const there = changedTrip(
      { ...FIRST, people: 3, seats: 3, backDate: '2026-12-06' },
      { people: 1, date: '2026-12-09' },
    )
    expect(there).toMatchObject({ seats: 1, backDate: '2026-12-09' })
  })
})

describe('the trip of a form', () => {
  const whole: TripFields = { ...FIRST, to: 'centre', backDate: '2026-12-08', backTime: '09:00' }

  it.each([
    ['transfer', { route: null, fromPlace: 'airport', toPlace: 'centre', back: { date: '2026-12-08', time: '09:00' } }],
    ['hour', { route: null, fromPlace: 'airport', toPlace: null, back: null }],
    ['day', { route: null, fromPlace: 'airport', toPlace: null, back: null }],
    ['excursion', { route: 'russky-day', fromPlace: 'airport', toPlace: null, back: null }],
  ] as const)('%s: what does not belong to it stays out', (kind, expected) => {
    expect(toTrip('toyota-crown', { ...whole, kind })).toMatchObject({ ...expected, kind, slug: 'toyota-crown' })
  })

  it('asks for the flight only where somebody is met', () => {
    expect(isMet(FIRST, CHOICES)).toBe(true)
    expect(isMet({ ...FIRST, from: 'centre' }, CHOICES)).toBe(false)
    expect(isMet({ ...FIRST, kind: 'hour' }, CHOICES)).toBe(false)
  })
})
