import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RentalKinds } from '@/components/search/rental-kinds'
import { SearchForm } from '@/components/search/search-form'
import type { Locale } from '@/lib/i18n/routing'
import type { SearchFields } from '@/lib/search/search-params'
import { suggestedSearch } from '@/lib/search/suggested-search'
import { useSession } from '@/lib/store/store'
import en from '@/messages/en/search.json'
import search from '@/messages/ru/search.json'
import type { Place } from '@/provider/contract/places'
import settings from '@/provider/demo/seed/data/settings.json'

/** 23:10 of 1 December on the station's clock: the first half hour after twelve hours is 11:30 of the next day. */
const NOW = new Date('2026-12-01T13:10:00Z')
const RULES = {
  depositInCash: true,
  ...settings.rules,
  maxDaysAhead: 365,
  defaultDaysAhead: 3,
  defaultLengthDays: 7,
  defaultTime: '12:00',
  carsAdvertised: 250,
  standardDocsDays: 3,
  promoMaxPercent: 5,
  cardPaymentMaxKop: 35_000_000,
  onlinePaymentMaxKop: 100_000_000,
  night: { from: '20:00', to: '08:00', feeKop: 50_000, onDelay: false },
}

const place = (id: number, name: string): Place => ({
  id,
  name,
  code: name,
  zone: 'city',
  hint: '',
  returnHint: '',
  lat: 43,
  lng: 131,
  feeKop: 0,
  handsOut: true,
  takesBack: true,
  arrival: null,
  needsAddress: false,
})

const formOf = (
  locale: Locale = 'ru',
  messages: object = { search },
  asked: Partial<SearchFields> = {},
  longTermUrl = '',
) => (
  <NextIntlClientProvider locale={locale} messages={messages as never} timeZone="Asia/Vladivostok">
    <SearchForm
      classes={[{ id: 'suv', name: 'Внедорожники' }]}
      fields={{ ...suggestedSearch(NOW, RULES), ...asked }}
      kinds={<RentalKinds longTermUrl={longTermUrl} />}
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
/** The paragraph of the first possible moment. */
const notice = () => screen.getByRole('link', { name: '+7 423 200 0000' }).closest('p')?.textContent
const sent = () => Object.fromEntries(new FormData(form()))

/** Tells the form that it is seen, or not. */
let see: (isIntersecting: boolean) => void
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = () => undefined
    disconnect = () => undefined
    constructor(tell: (entries: Array<{ isIntersecting: boolean }>) => void) {
      see = (isIntersecting) => tell([{ isIntersecting }])
    }
  },
)

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

  it('keeps a date that was chosen before the scripts ran, and takes the drop-off along', async () => {
    document.body.innerHTML = `<div>${renderToString(formOf())}</div>`
    input(search.pickupDate).value = '2027-03-01'
    const root = await act(async () => hydrateRoot(document.body.firstElementChild ?? document.body, formOf()))
    expect(sent()).toMatchObject({ from: '2027-03-01', to: '2027-03-08' })
    act(() => root.unmount())
  })

  it('leads to the results in the language of the page', () => {
    render(formOf('en', { search: en }))
    expect(form()?.getAttribute('action')).toBe('/en/booking-online/')
  })

  it('says whether it is seen: the bar of small screens waits for it', () => {
    render(formOf())
    expect(form()?.hasAttribute('data-in-view')).toBe(true)
    see(false)
    expect(form()?.hasAttribute('data-in-view')).toBe(false)
    see(true)
    expect(form()?.hasAttribute('data-in-view')).toBe(true)
  })

  it('leads to other kinds of rental without a script, and with one takes along what they can use', () => {
    render(formOf())
    const hrefs = () =>
      screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname, search: query }) => pathname + query)
    expect(hrefs().slice(0, 3)).toEqual(['/', '/long_term_rental/', '/service/'])
    const { longTerm, withDriver } = search.kinds
    fireEvent.click(screen.getByRole('link', { name: longTerm }))
    expect(hrefs()[1], 'any class').toBe('/long_term_rental/')
    fireEvent.change(input(search.class), { target: { value: 'suv' } })
    for (const name of [longTerm, withDriver]) fireEvent.click(screen.getByRole('link', { name }))
    expect(hrefs().slice(1, 3)).toEqual(['/long_term_rental/?class=suv', '/service/?date=2026-12-04&time=12%3A00'])
  })

  it('gives nothing of it to the outside site of long-term rental', () => {
    render(formOf('ru', { search }, { class: 'suv' }, 'https://long.example/'))
    const link = screen.getByRole('link', { name: search.kinds.longTerm })
    fireEvent.click(link)
    expect(link.getAttribute('href')).toBe('https://long.example/')
  })

  it('names the first possible moment, the clock and the phone', () => {
    render(formOf())
    expect(notice()).toMatch(/Время Владивостока.*12 часов.*2 декабря в 11:30/)
    expect(screen.getByRole('link', { name: '+7 423 200 0000' }).getAttribute('href')).toBe('tel:+74232000000')
    expect(input(search.pickupDate).min).toBe('2026-12-02')
  })

  it('takes the drop-off along when the pick-up passes it', () => {
    render(formOf())
    // A press would open the calendar, whose dialog jsdom does not know.
    fireEvent.change(input(search.pickupDate), { target: { value: '2026-12-20' } })
    expect(input(search.dropoffDate).value).toBe('2026-12-27')
  })

  it('sends another drop-off place only while the box is ticked', async () => {
    const user = userEvent.setup()
    render(formOf())
    await user.click(screen.getByLabelText(search.elsewhere))
    expect(screen.getByLabelText<HTMLSelectElement>(search.dropoffPlace).required).toBe(true)
    await user.selectOptions(screen.getByLabelText(search.dropoffPlace), '51')
    expect(sent()).toMatchObject({ back: '51' })
    await user.click(screen.getByLabelText(search.elsewhere))
    expect(sent()).not.toHaveProperty('back')
  })

  it('offers only the places that take a car back, each with its fee', () => {
    render(formOf())
    const options = [...screen.getByLabelText(search.dropoffPlace).querySelectorAll('option')]
    expect(options.map(({ text }) => text.replace(/\s/g, ' '))).toEqual([
      search.choosePlace,
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
    expect(notice()).toContain('11:30')
    expect(notice()).not.toMatch(/\d\s?[AP]M/i)
  })

  it('says the length anew, politely, when a date changes', () => {
    render(formOf())
    const length = document.querySelector('[aria-live="polite"]')
    expect(length?.textContent).toBe('7 суток')
    fireEvent.change(input(search.dropoffDate), { target: { value: '' } })
    expect(length?.textContent).toBe('')
    fireEvent.change(input(search.dropoffDate), { target: { value: '2026-12-06' } })
    expect(length?.textContent).toBe('2 суток')
    expect(length?.isConnected).toBe(true)
  })
})

describe('SearchForm after an earlier search', () => {
  const LAST = {
    ...{ from: '2026-12-20', fromTime: '09:30', to: '2026-12-24', toTime: '18:00' },
    ...{ place: '51', back: '50', class: 'suv' },
  }
  const searched = (last: Partial<SearchFields>) => {
    useSession.persist.rehydrate()
    useSession.getState().rememberSearch(last)
  }
  /** The store has been read, and what it says has been taken or rejected. */
  const settled = async () => {
    await vi.dynamicImportSettled()
    await new Promise((done) => setTimeout(done))
  }

  beforeEach(() => {
    document.body.innerHTML = ''
    localStorage.clear()
  })

  it('shows it again; a code does not come back', async () => {
    searched({ ...LAST, promo: 'PORT3', sort: 'price' })
    render(formOf())
    await vi.waitFor(() => expect(sent()).toEqual({ ...LAST, promo: '' }))
    expect(input(search.elsewhere).checked).toBe(true)
  })

  it('moves the drop-off by the restored length', async () => {
    searched(LAST)
    render(formOf())
    await vi.waitFor(() => expect(sent()).toMatchObject({ from: '2026-12-20' }))
    fireEvent.change(input(search.pickupDate), { target: { value: '2026-12-27' } })
    expect(input(search.dropoffDate).value).toBe('2026-12-31')
  })

  it('forgets it at the reset and shows the suggested dates', async () => {
    const user = userEvent.setup()
    searched(LAST)
    render(formOf())
    await vi.waitFor(() => expect(sent()).toMatchObject({ from: '2026-12-20' }))
    await user.click(screen.getByRole('button', { name: search.reset }))
    expect(sent()).toMatchObject({ from: '2026-12-04', to: '2026-12-11', place: '50', class: '' })
    expect(input(search.elsewhere).checked).toBe(false)
    await vi.waitFor(() => expect(useSession.getState().searchForm).toBeNull())
    expect(localStorage.getItem('sun-rent') ?? '').not.toContain('2026-12-20')
  })

  it('leaves dates that cannot be booked any more, and a place that is gone', async () => {
    for (const gone of [{ from: '2026-12-02', fromTime: '11:00' }, { place: '77' }, { back: '52' }]) {
      searched({ ...LAST, ...gone })
      const { unmount } = render(formOf())
      await settled()
      expect(sent(), JSON.stringify(gone)).toMatchObject({ from: '2026-12-04', place: '50', class: '' })
      unmount()
    }
  })

  it('does not touch what somebody has begun to fill in', async () => {
    searched(LAST)
    document.body.innerHTML = ''
    render(formOf())
    screen.getByLabelText<HTMLSelectElement>(search.class).value = 'suv'
    await settled()
    expect(sent()).toMatchObject({ from: '2026-12-04', class: 'suv' })
  })

  it('keeps the class of the address', async () => {
    searched({ ...LAST, class: '' })
    render(formOf('ru', { search }, { class: 'suv' }))
    await vi.waitFor(() => expect(sent()).toMatchObject({ from: '2026-12-20', class: 'suv' }))
  })
})
