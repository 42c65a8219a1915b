import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { EventActions } from '@/components/events/event-actions'
import content from '@/messages/ru/content.json'
import discounts from '@/messages/ru/discounts.json'
import events from '@/messages/ru/events.json'
import type { EventDetails } from '@/provider/contract/content'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

// Which messages go to the browser is not asked here, and only the server knows the language by itself.
vi.mock('next-intl', async (original) => ({
  ...(await original<typeof import('next-intl')>()),
  NextIntlClientProvider: ({ children }: { children: React.ReactNode }) => children,
}))

const TERMS = {
  ...{ percent: 5, upTo: false, tiers: [], minDays: 4, rentalFrom: '2027-02-03', rentalTo: '2027-02-13' },
  ...{ classes: [], firstRentalOnly: false, perClient: null },
}
const PROMO = { code: 'CHUNJIE', loginOnly: false, terms: TERMS, validFrom: '2026-11-18', validTo: '2027-02-13' }
const EVENT: EventDetails = {
  ...{ id: 5, tag: 'offer', publishedOn: '2026-11-18', language: 'ru', title: 'Новый год', lead: '', body: [] },
  ...{ startsAt: '2027-02-02T14:00:00Z', endsAt: '2027-02-12T14:00:00Z', place: null, carSlugs: [], promo: PROMO },
}

function show(event: EventDetails, now = '2026-11-21T00:00:00Z') {
  render(
    <IntlProvider locale="ru" messages={{ content, discounts, events }} timeZone="Asia/Vladivostok">
      <EventActions event={event} now={new Date(now)} />
    </IntlProvider>,
  )
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  return {
    terms: screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    hasCode: links.some((href) => href.includes('CHUNJIE')),
  }
}

describe('an event with a code', () => {
  it('tells what the code gives and asks, and leads to a search with it', () => {
    const { terms, hasCode } = show(EVENT)
    expect(terms).toEqual([
      'Скидка 5 %',
      'Аренда от 4 суток',
      'Начало аренды с 3 февраля 2027 г. по 13 февраля 2027 г.',
    ])
    expect(screen.getByText(/^Действует до 13/)).toBeTruthy()
    expect(hasCode).toBe(true)
  })

  it('names a code of signed-in clients, and offers no search with it: that would reject it', () => {
    const { terms, hasCode } = show({ ...EVENT, promo: { ...PROMO, loginOnly: true } })
    expect(terms).toContain('Для клиентов с личным кабинетом')
    expect(screen.getByRole('heading', { name: 'Промокод CHUNJIE' })).toBeTruthy()
    expect(hasCode).toBe(false)
  })

  it.each([
    ['is over', { event: EVENT, now: '2027-03-01T00:00:00Z' }],
    ['has a code that works no more', { event: { ...EVENT, promo: null }, now: '2026-11-21T00:00:00Z' }],
  ])('says nothing of a code when it %s', (_, { event, now }) => {
    expect(show(event, now)).toEqual({ terms: [], hasCode: false })
    expect(screen.queryByText(/CHUNJIE/)).toBeNull()
  })
})
