import { describe, expect, it } from 'vitest'
import { eventThing } from '@/lib/seo/json-ld/event'
import { faqPage } from '@/lib/seo/json-ld/faq-page'
import type { EventDetails } from '@/provider/contract/content'

const EVENT: EventDetails = {
  id: 4,
  tag: 'branch',
  publishedOn: '2026-11-16',
  startsAt: '2026-12-12T01:00:00.000Z',
  endsAt: '2026-12-12T05:00:00.000Z',
  language: 'ru',
  title: 'Школа зимнего вождения',
  lead: 'На машинах филиала.',
  body: ['Четыре часа.'],
  place: { name: 'Площадка филиала', lat: 43.14, lng: 131.96 },
  promo: null,
  carSlugs: [],
}
const ABOUT: Parameters<typeof eventThing>[1] = {
  url: 'https://sun.example/about/events/4/',
  address: { '@type': 'PostalAddress', streetAddress: 'ул. Примерная, 1', addressCountry: 'RU' },
  image: 'https://sun.example/car.png',
  organizer: { name: 'SUN rent', url: 'https://sun.example/' },
}

describe('JSON-LD of an event', () => {
  it('has what search engines demand, with the station’s own clock', () => {
    expect(eventThing(EVENT, ABOUT)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: EVENT.title,
      startDate: '2026-12-12T11:00+10:00',
      endDate: '2026-12-12T15:00+10:00',
      location: {
        '@type': 'Place',
        name: 'Площадка филиала',
        address: ABOUT.address,
        geo: { latitude: 43.14, longitude: 131.96 },
      },
      image: ABOUT.image,
      offers: { '@type': 'Offer', url: ABOUT.url, validFrom: '2026-11-16' },
      organizer: ABOUT.organizer,
      url: ABOUT.url,
    })
  })

  it('offers no place at what others organise', () => {
    expect(eventThing({ ...EVENT, tag: 'city' }, ABOUT)).not.toHaveProperty('offers')
  })

  it('tells whole days as dates', () => {
    const days = { ...EVENT, startsAt: '2026-08-31T14:00:00.000Z', endsAt: '2026-09-04T14:00:00.000Z' }
    expect(eventThing(days, ABOUT)).toMatchObject({ startDate: '2026-09-01', endDate: '2026-09-05' })
  })

  it.each([
    ['happens on no day', { startsAt: null, endsAt: null }],
    ['happens nowhere', { place: null }],
  ])('is left out for what %s', (_, changes) => {
    expect(eventThing({ ...EVENT, ...changes }, ABOUT)).toBeNull()
  })
})

describe('JSON-LD of the questions', () => {
  it('has every question with its answer', () => {
    const question = { id: 'a', language: 'ru' as const, question: 'Когда?', answer: 'Сегодня.' }
    const page = faqPage([
      { id: 'one', language: 'ru', title: 'Раз', questions: [question] },
      { id: 'two', language: 'ru', title: 'Два', questions: [{ ...question, id: 'b', question: 'Где?' }] },
    ])
    expect(page['@type']).toBe('FAQPage')
    expect(page.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
      ['Когда?', 'Сегодня.'],
      ['Где?', 'Сегодня.'],
    ])
  })
})
