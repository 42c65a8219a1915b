import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { SearchForm } from '@/components/search/search-form'
import type { Locale } from '@/lib/i18n/routing'
import type { SearchFields } from '@/lib/search/search-params'
import { suggestedSearch } from '@/lib/search/suggested-search'
import en from '@/messages/en/search.json'
import search from '@/messages/ru/search.json'
import type { Place } from '@/provider/contract/places'
import settings from '@/provider/db/seed/data/settings.json'

/** 23:10 of 1 December on the station's clock: the first half hour after twelve hours is 11:30 of the next day. */
const NOW = new Date('2026-12-01T13:10:00Z')
const RULES = {
  ...settings.rules,
  maxDaysAhead: 365,
  defaultDaysAhead: 3,
  defaultLengthDays: 7,
  defaultTime: '12:00',
  carsAdvertised: 250,
  promoMaxPercent: 5,
  night: { from: '20:00', to: '08:00', feeKop: 50_000 },
}

const place = (id: number, name: string): Place => ({
  id,
  name,
  code: name,
  zone: 'city',
  hint: '',
  lat: 43,
  lng: 131,
  feeKop: 0,
  handsOut: true,
  takesBack: true,
})

const formOf = (locale: Locale = 'ru', messages: object = { search }, asked: Partial<SearchFields> = {}) => (
  <NextIntlClientProvider locale={locale} messages={messages as never} timeZone="Asia/Vladivostok">
    <SearchForm
      classes={[{ id: 'suv', name: 'Внедорожники' }]}
      fields={{ ...suggestedSearch(NOW, RULES), ...asked }}
      now={NOW}
      phone="+7 423 200-00-00"
      places={[
        place(50, 'Филиал'),
        { ...place(51, 'Аэропорт'), feeKop: 70_000 },
        { ...place(52, 'Только выдача'), takesBack: false },
      ]}
      rules={RULES}
    />
  </NextIntlClientProvider>
)

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const form = () => document.querySelector('form') ?? undefined
const sent = () => Object.fromEntries(new FormData(form()))

describe('SearchForm', () => {
  beforeEach(() => {
    document.body.innerHTML = ''
  })

  it('sends the suggested dates on the clock of the station, without JavaScript too', () => {
    document.body.innerHTML = renderToStaticMarkup(formOf())
    expect(form()?.method).toBe('get')
    expect(form()?.getAttribute('action')).toBe('/booking-online/')
    expect(sent()).toEqual({
      from: '2026-12-04',
      fromTime: '12:00',
      to: '2026-12-11',
      toTime: '12:00',
      place: '50',
      back: '',
      class: '',
      promo: '',
    })
  })

  it('leads to the results in the language of the page', () => {
    render(formOf('en', { search: en }))
    expect(form()?.getAttribute('action')).toBe('/en/booking-online/')
  })

  it('names the first possible moment, the clock and the phone', () => {
    render(formOf())
    expect(document.querySelector('.foot')?.textContent).toMatch(/Время Владивостока.*12 часов.*2 декабря в 11:30/)
    expect(screen.getByRole('link', { name: '+7 423 200 0000' }).getAttribute('href')).toBe('tel:+74232000000')
    expect(input(search.pickupDate).min).toBe('2026-12-02')
  })

  it('takes the drop-off along when the pick-up passes it', async () => {
    const user = userEvent.setup()
    render(formOf())
    await user.clear(input(search.pickupDate))
    await user.type(input(search.pickupDate), '2026-12-20')
    expect(input(search.dropoffDate).value).toBe('2026-12-27')
  })

  it('sends another drop-off place only while the box is ticked', async () => {
    const user = userEvent.setup()
    render(formOf())
    await user.click(screen.getByLabelText(search.elsewhere))
    await user.selectOptions(screen.getByLabelText(search.dropoffPlace), '51')
    expect(sent()).toMatchObject({ back: '51' })
    await user.click(screen.getByLabelText(search.elsewhere))
    expect(sent()).not.toHaveProperty('back')
  })

  it('offers only the places that take a car back, each with its fee', () => {
    render(formOf())
    const options = [...screen.getByLabelText(search.dropoffPlace).querySelectorAll('option')]
    expect(options.map(({ text }) => text.replace(/\s/g, ' '))).toEqual([
      search.samePlace,
      'Филиал',
      'Аэропорт · 700 ₽',
    ])
  })

  it('keeps a time of the address at its own end only', () => {
    render(formOf('ru', { search }, { fromTime: '10:15', toTime: '18:40' }))
    expect(sent()).toMatchObject({ fromTime: '10:15', toTime: '18:40' })
    const times = [...screen.getByLabelText(search.dropoffTime).querySelectorAll('option')].map(({ text }) => text)
    expect(times).toContain('18:40')
    expect(times).not.toContain('10:15')
  })

  it('writes the clock with 24 hours in English too', () => {
    render(formOf('en', { search: en }))
    expect(document.querySelector('.foot')?.textContent).toContain('11:30')
    expect(document.querySelector('.foot')?.textContent).not.toMatch(/\d\s?[AP]M/i)
  })
})
