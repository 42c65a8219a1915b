import { formatInTimeZone } from 'date-fns-tz'
import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'
import { openTraveller, type Traveller } from '@/tests/setup/voucher-guests'

describe('the calendar entry of a booking', () => {
  const provider = useProvider()

  async function read({ calendar }: Pick<Traveller, 'calendar'>, lang = '') {
    const response = await calendar(lang)
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(response.body).toMatch(/^BEGIN:VCALENDAR\r\n/)
    for (const line of response.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const calendarPart = new ICAL.Component(ICAL.parse(response.body))
    const part = calendarPart.getFirstSubcomponent('vevent')
    if (!part) throw new Error('no event')
    const event = new ICAL.Event(part)
    const wall = (time: ICAL.Time) => formatInTimeZone(time.toJSDate(), 'Asia/Vladivostok', 'yyyy-MM-dd HH:mm')
    return {
      event,
      status: part.getFirstPropertyValue('status'),
      from: wall(event.startDate),
      to: wall(event.endDate),
      alarm: part.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString(),
    }
  }

  it.each([
    ['ru', 'Аренда: Honda Fit, бронь № ', /Филиал[\s\S]*Примерная/],
    ['en', 'Car rental: Honda Fit, booking ', /Branch[\s\S]*Primernaya/],
    ['zh-CN', '租车：Honda Fit，订单 ', /门店[\s\S]*普里梅尔纳亚/],
  ] as const)(
    'in %s: the hours of the station’s wall, the place, the number, and an alarm a day before',
    async (language, title, place) => {
      const mary = await openTraveller(provider, { language })
      const { event, status, from, to, alarm } = await read(mary)
      const { number } = mary.booking
      expect([from, to]).toEqual(['2026-12-21 12:00', '2026-12-25 12:00'])
      expect([event.summary, event.uid, event.sequence, status, alarm]).toEqual([
        `${title}${number}`,
        `booking-${number}@sunrent`,
        0,
        'CONFIRMED',
        '-P1D',
      ])
      expect(event.location).toMatch(place)
      expect(event.description).toContain('12:00')
      expect(JSON.stringify(event.component.toJSON())).not.toContain(mary.key)
    },
  )

  it('strings its rows together as the language does', async () => {
    const { event } = await read(await openTraveller(provider, { language: 'zh-CN' }))
    expect(event.description).toMatch(/^订单号：\d{7}\n/)
    expect(event.description).toMatch(/^取车：.*，门店，/m)
    expect(event.description).not.toMatch(/: |, /)
  })

  it('keeps its UID through changes and the cancellation, each with a higher SEQUENCE', async () => {
    const mary = await openTraveller(provider)
    const before = await read(mary)
    await mary.change(rentalOf(mary.booking.car.slug, 40, 2))
    const after = await read(mary)
    expect([after.from, after.to]).toEqual(['2026-12-31 12:00', '2027-01-02 12:00'])
    await mary.cancel(0)
    const over = await read(mary)
    expect([before, after, over].map(({ event }) => event.sequence)).toEqual([0, 1, 2])
    expect(new Set([before, after, over].map(({ event }) => event.uid)).size).toBe(1)
    expect([over.status, over.alarm]).toEqual(['CANCELLED', undefined])
  })

  it('is valid with a brand that was stored before brands were checked', async () => {
    const mary = await openTraveller(provider)
    await provider.db.execute(sql`update settings set data = data || '{"brand": "SUN\\r\\nrent"}'`)
    try {
      const { event } = await read(mary)
      expect(event.component.parent?.getFirstPropertyValue('prodid')).toContain('SUN rent')
    } finally {
      await provider.db.execute(sql`update settings set data = data || '{"brand": "SUN rent"}'`)
    }
  })

  it('is in the reader’s language when the page names one', async () => {
    const { event } = await read(await openTraveller(provider), 'en')
    expect(event.summary).toContain('Car rental')
  })
})
