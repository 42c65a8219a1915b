import { describe, expect, it } from 'vitest'
import { repeatHref } from '@/lib/history/addresses'
import { countdownOf } from '@/lib/history/countdown'
import { groupHistory } from '@/lib/history/groups'
import { timelineOf } from '@/lib/history/timeline'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Deposit } from '@/provider/contract/deposits'
import type { HistoryItem } from '@/provider/contract/history'
import { booking } from '@/tests/setup/sample-booking'
import { settings } from '@/tests/setup/sample-settings'

const item = (number: string, status: BookingStatus): HistoryItem => ({
  number,
  date: '2026-11-01T00:00:00.000Z',
  status,
  car: 'Honda Fit',
  drawn: { slug: 'toyota-rav4', body: 'crossovers', cvet: 'белый' },
  pickupAt: '2026-12-05T02:00:00.000Z',
  dropoffAt: '2026-12-12T02:00:00.000Z',
  totalKop: 100,
  paidKop: 0,
  costKop: 0,
  refundKop: 0,
  distanceKm: null,
  miles: 0,
})
const deposit: Deposit = {
  state: 'planned',
  amountKop: 500_000,
  holdAt: booking.pickupAt,
  releaseBy: '2027-01-11T02:00:00.000Z',
  releasedAt: null,
  keptKop: 0,
  cards: [],
  maxCards: 2,
  acceptsCash: true,
  releaseDays: 30,
}

describe('the tabs of the history', () => {
  const items = [item('4', 'confirmed'), item('3', 'held'), item('2', 'completed'), item('1', 'no_show')]

  it('show what is asked for, those to come in the order of their dates', () => {
    expect(groupHistory(items, 'upcoming').items.map(({ number }) => number)).toEqual(['3', '4'])
    expect(groupHistory(items, 'cancelled').items.map(({ number }) => number)).toEqual(['1'])
    expect(groupHistory(items, 'past').counts).toEqual({ upcoming: 2, active: 0, past: 1, cancelled: 1 })
  })

  it('show the first one that has any, unless an empty one is asked for', () => {
    expect(groupHistory([item('2', 'completed')], 'nonsense').selectedGroup).toBe('past')
    expect(groupHistory([item('2', 'completed')], 'active')).toMatchObject({ selectedGroup: 'active', items: [] })
    expect(groupHistory([], undefined).selectedGroup).toBe('upcoming')
  })
})

describe('the countdown', () => {
  it.each([
    ['confirmed', '2026-12-01T02:00:00Z', { kind: 'pickup', unit: 'days', count: 4 }],
    ['confirmed', '2026-12-04T00:30:00Z', { kind: 'pickup', unit: 'hours', count: 26 }],
    ['confirmed', '2026-12-05T02:00:00Z', { kind: 'pickup', unit: 'hours', count: 0 }],
    ['active', '2026-12-11T02:00:00Z', { kind: 'dropoff', unit: 'hours', count: 24 }],
    ['active', '2026-12-11T02:59:00Z', { kind: 'dropoff', unit: 'hours', count: 23 }],
    ['active', '2026-12-12T01:01:00Z', { kind: 'dropoff', unit: 'hours', count: 0 }],
    ['active', '2026-12-12T02:20:00Z', { kind: 'late', unit: 'hours', count: 0 }],
    ['active', '2026-12-12T03:59:00Z', { kind: 'late', unit: 'hours', count: 1 }],
  ] as const)('of a %s booking at %s', (status, now, expected) => {
    expect(countdownOf(item('1', status), new Date(now))).toEqual(expected)
  })
})

describe('the timeline', () => {
  const at = '2026-11-21T10:00:00.000Z'
  const states = (statuses: BookingStatus[]) => {
    const status = statuses.at(-1) ?? 'held'
    const history = statuses.map((one) => ({ status: one, at }))
    return timelineOf({ booking: { ...booking, status, history }, deposit }).map(({ key, state }) => `${key} ${state}`)
  }

  it('goes from what was done to what is planned, and waits at the first of that', () => {
    expect(states(['held'])).toEqual([
      'made done',
      'confirmed now',
      'pickup planned',
      'dropoff planned',
      'deposit planned',
    ])
    expect(states(['held', 'confirmed', 'active'])).toEqual([
      'made done',
      'confirmed done',
      'pickup done',
      'dropoff now',
      'deposit planned',
    ])
  })

  it('ends with the end of a booking that gave its car back', () => {
    expect(states(['held', 'confirmed', 'cancelled_client'])).toEqual(['made done', 'confirmed done', 'ended done'])
    expect(states(['held', 'expired'])).toEqual(['made done', 'ended done'])
  })
})

it('repeats a booking for as long, at its hours, with its options and without its code', () => {
  const options = { ...booking.options, protection: true }
  const href = repeatHref(
    { ...booking, options, promo: 'KLUB', offer: 5 },
    new Date('2027-03-01T00:00:00Z'),
    settings.rules,
  )
  const query = new URL(href, 'http://site').searchParams
  expect(href).toMatch(/^\/booking-online\/honda-fit\/\?/)
  expect(query.get('fromTime')).toBe('12:00')
  expect(Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')).toBe(7 * 24 * 60 * 60 * 1000)
  expect([query.get('protection'), query.get('promo'), query.get('offer')]).toEqual(['1', null, null])
})
