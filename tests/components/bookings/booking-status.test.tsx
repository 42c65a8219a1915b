import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DriverRows } from '@/components/bookings/driver/driver-rows'
import { BookingStatus } from '@/components/bookings/status/booking-status'
import { ChooseDates } from '@/components/bookings/trip/choose-dates'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatRoubles } from '@/lib/format/money'
import { formatOwnCurrency } from '@/lib/format/own-currency'
import { formatPhone } from '@/lib/format/phone'
import type { Locale } from '@/lib/i18n/routing'
import { NOTHING_CHOSEN } from '@/lib/options/choice'
import enBookings from '@/messages/en/bookings.json'
import bookings from '@/messages/ru/bookings.json'
import cars from '@/messages/ru/cars.json'
import clientDrivers from '@/messages/ru/client-drivers.json'
import files from '@/messages/ru/files.json'
import history from '@/messages/ru/history.json'
import payments from '@/messages/ru/payments.json'
import quotes from '@/messages/ru/quotes.json'
import search from '@/messages/ru/search.json'
import { booking as held } from '../../setup/sample-booking'
import { sampleCar } from '../../setup/sample-car'
import { settings as sample } from '../../setup/sample-settings'

const address = vi.hoisted(() => ({ pathname: '/' }))
// Next's router exists only inside Next.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => address.pathname,
  useParams: () => ({}),
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}))

const settings = { ...sample, address: 'ул. Бородинская, 46' }
const NOW = new Date('2026-11-21T10:00:00.000Z')

const office = { ...held.pickupPlace, id: 50, code: 'office', name: 'Филиал', hint: 'Без доплаты' }
const confirmed = { ...held, status: 'confirmed' as const, holdUntil: null }

function show(children: ReactNode, locale: Locale = 'ru') {
  const messages = {
    bookings: locale === 'en' ? enBookings : bookings,
    cars,
    clientDrivers,
    files,
    history,
    payments,
    quotes,
    search,
  }
  return render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={STATION_TIME_ZONE}>
      {children}
    </NextIntlClientProvider>,
  )
}

describe('a confirmed booking', { timeout: 20_000 }, () => {
  const status = (pickupPlace: typeof office) => (
    <BookingStatus booking={{ ...confirmed, pickupPlace }} now={NOW} offers={null} settings={settings} />
  )

  it('links the texts that were agreed to, in the version of that day', () => {
    const documents = [
      { document: 'rentalterms' as const, version: '2026-11-01', givenAt: '2026-11-20T02:00:00.000Z' },
      { document: 'public_offer' as const, version: '2026-11-01', givenAt: '2026-11-20T02:00:00.000Z' },
    ]
    const page = { now: NOW, offers: null, settings }
    show(<BookingStatus booking={{ ...confirmed, documents }} {...page} />)
    const link = screen.getByRole('link', { name: history.documents.rentalterms })
    expect(link.getAttribute('href')).toMatch(/\/rentalterms\/components\/2026-11-01\/?$/)
    expect(screen.getByRole('link', { name: history.documents.public_offer })).toBeTruthy()
    cleanup()
    show(<BookingStatus booking={confirmed} {...page} />)
    expect(screen.queryByText(history.documents.title)).toBeNull()
  })

  it('taken at the branch says where that is, and leads to the map', () => {
    show(status(office))
    expect(screen.getByText(new RegExp(settings.address))).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Яндекс Карты' }).getAttribute('href')).toContain('132.148,43.399')
    expect(screen.getByRole('link', { name: '2ГИС' }).getAttribute('href')).toContain('132.148,43.399')
    expect(screen.getByText('43.399, 132.148')).toBeTruthy()
  })

  it('taken elsewhere does not give the address of the branch', () => {
    show(status(held.pickupPlace))
    expect(screen.queryByText(new RegExp(settings.address))).toBeNull()
  })

  it('promises no refund of money that nobody has paid, and threatens with no loss of it', () => {
    show(status(office))
    const panel = screen.getByRole('region', { name: bookings.cancel.title })
    expect(within(panel).getByText(/Вы ещё ничего не платили/)).toBeTruthy()
    expect(within(panel).queryByRole('list')).toBeNull()
    expect(document.body.textContent).not.toMatch(/Вернём \d|Удержим оплаченное|с полным возвратом/)
  })

  it('names the phone of the branch before a cancellation as a link, which never breaks', () => {
    show(status(office))
    const panel = screen.getByRole('region', { name: bookings.cancel.title })
    const [link] = within(panel).getAllByRole('link', { name: formatPhone(settings.main_phone) })
    expect(`${link?.className} ${link?.getAttribute('data-look')}`).toMatch(/\bnum/)
    expect(link?.closest('p')?.textContent).toContain('позвоните')
  })

  it('promises the money paid back until a date', () => {
    show(<BookingStatus booking={{ ...confirmed, paidKop: 100 }} now={NOW} offers={null} settings={settings} />)
    expect(screen.getByText('Отменить с полным возвратом денег можно до 12:00 3 декабря.')).toBeTruthy()
  })

  it('shows the refund of every time with its exact sum, and marks today', () => {
    const zones = [
      { kind: 'full' as const, until: '2026-12-03T02:00:00.000Z', refundKop: 664_200 },
      { kind: 'protected' as const, until: '2026-12-05T02:00:00.000Z', refundKop: 544_200 },
      { kind: 'none' as const, until: null, refundKop: 0 },
    ]
    const paid = {
      ...confirmed,
      paidKop: 664_200,
      cancellation: { allowed: true, refundKop: 544_200, keptKop: 120_000, onlineKop: 0, zones },
    }
    show(<BookingStatus booking={paid} now={new Date('2026-12-03T02:00:00Z')} offers={null} settings={settings} />)
    const texts = within(screen.getByRole('region', { name: bookings.cancel.title }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    expect(texts).toEqual([
      'Вернём 6 642 ₽До 12:00 3 декабря 2026 г.',
      'СегодняВернём 5 442 ₽До 12:00 5 декабря 2026 г., по защите бронирования',
      'Удержим оплаченноеПосле 12:00 5 декабря 2026 г.',
    ])
    expect(screen.getByText(/Удержим 1\s200\s₽\.$/).textContent).toContain(bookings.cancel.here)
    const panel = screen.getByRole('region', { name: bookings.cancel.title })
    expect(panel.textContent?.match(/5\s442\s₽/g)).toHaveLength(1)
  })

  it('that can be changed leads to its change; one that cannot names the phone alone', () => {
    const { unmount } = show(status(office))
    expect(screen.getByRole('link', { name: bookings.success.change }).getAttribute('href')).toContain('edit=1')
    unmount()
    const firm = { ...confirmed, changeable: false }
    show(<BookingStatus booking={firm} now={NOW} offers={null} settings={settings} />)
    expect(screen.queryByRole('link', { name: bookings.success.change })).toBeNull()
  })

  it('prints the money due as the branch works it out', () => {
    show(<BookingStatus booking={{ ...confirmed, dueKop: 90_000 }} now={NOW} offers={null} settings={settings} />)
    const money = screen.getByText(bookings.success.due).closest('div') as HTMLElement
    expect(money.textContent).toMatch(/(^|\D)900\s₽ за аренду/)
  })

  it('adds rent and deposit up to what is needed at the pick-up, and names both', () => {
    show(status(office))
    const money = screen.getByText(bookings.success.due).closest('div') as HTMLElement
    const { dueKop, price } = confirmed
    const whole = formatRoubles(dueKop + price.depositKop, 'ru')
    expect(money.textContent).toContain(whole)
    expect(money.textContent).toContain(formatRoubles(price.depositKop, 'ru'))
  })

  it('says until when a return costs nothing and what it costs then, in the moments and sums of the booking', () => {
    const returnTerms = {
      freeUntil: '2026-12-12T03:00:00.000Z',
      hourKop: 50_000,
      fullDayAfter: '2026-12-12T14:30:00.000Z',
      dayKop: 332_100,
      fuelKopPerLitre: 9_500,
    }
    const fuel = { name: 'АЗС у аэропорта', lat: 43.39, lng: 132.14 }
    const booking = { ...confirmed, returnTerms, dropoffPlace: { ...confirmed.dropoffPlace, fuel } }
    const statusProps = { now: NOW, offers: null, settings }
    show(<BookingStatus {...statusProps} booking={booking} />)
    expect(screen.getByText('Бесплатно до 13:00')).toBeTruthy()
    expect(screen.getByText(/^После 13:00\s— 500\s₽ за каждый начатый час\.$/)).toBeTruthy()
    expect(screen.getByText(/^После 00:30 13 декабря\s— целые сутки, 3\s321\s₽\.$/)).toBeTruthy()
    expect(screen.getByText(/95\s₽ за литр/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /АЗС у аэропорта/ }).getAttribute('href')).toContain('132.14,43.39')
  })

  it('folds the return card until the hand-over, and shows it first from then on', () => {
    const statusProps = { now: NOW, offers: null, settings }
    const card = () => screen.getByText(/^Ключ.+сотруднику в руки$/).closest('details')
    const { unmount } = show(<BookingStatus {...statusProps} booking={confirmed} />)
    expect(card()?.open).toBe(false)
    unmount()
    show(<BookingStatus {...statusProps} booking={{ ...confirmed, status: 'active' }} />)
    expect(card()).toBeNull()
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.findIndex((text) => /Возврат до/.test(text ?? ''))).toBeLessThan(
      titles.findIndex((text) => /Получение в/.test(text ?? '')),
    )
  })

  it('says how to find a hand-over, and what to do there, until it and not after it', () => {
    const pickupPlace = { ...confirmed.pickupPlace, hint: 'Встретим с табличкой' }
    const dropoffPlace = { ...confirmed.dropoffPlace, returnHint: 'Остановитесь у входа' }
    const at = (status: 'confirmed' | 'active' | 'completed') => {
      cleanup()
      const booking = { ...confirmed, status, pickupPlace, dropoffPlace, flight: 'SU 1700' }
      show(<BookingStatus booking={booking} now={NOW} offers={null} settings={settings} />)
      const told = document.body.textContent ?? ''
      return [/Встретим с табличкой/, /дождёмся/, /Остановитесь у входа/, /сотруднику в руки/].map((text) =>
        text.test(told),
      )
    }
    expect(at('confirmed')).toEqual([true, true, true, true])
    expect(at('active')).toEqual([false, false, true, true])
    expect(at('completed')).toEqual([false, false, false, false])
    expect(screen.getByRole('heading', { name: /Получение в/ })).toBeTruthy()
    expect(screen.getByRole('heading', { name: /Возврат до/ })).toBeTruthy()
  })

  it('says when and where the car is returned once, in the words that unfold how', () => {
    show(status(office))
    expect(screen.getByText(/^Как вернуть машину: /)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /Возврат до/ })).toBeNull()
  })

  it('says once what to bring in cash, where the whole sum is cash', () => {
    const { dueKop, price } = confirmed
    const cashToBring = { rentalKop: dueKop, depositKop: price.depositKop }
    show(<BookingStatus booking={{ ...confirmed, cashToBring }} now={NOW} offers={null} settings={settings} />)
    const panel = screen.getByRole('heading', { name: bookings.success.bring }).closest('section') as HTMLElement
    const whole = formatRoubles(dueKop + price.depositKop, 'ru')
    expect(panel.textContent?.split(whole)).toHaveLength(2)
    expect(within(panel).getByText(/^[\d\s]+₽ наличными$/)).toBeTruthy()
  })

  it.each([
    ['EAEU', 1],
    ['CN', 0],
  ] as const)('names the Mir cards of the driver’s country beside the cash: %s', (citizenship, times) => {
    const { dueKop, price, driver } = confirmed
    const cashToBring = { rentalKop: dueKop, depositKop: price.depositKop }
    const booking = { ...confirmed, cashToBring, driver: { ...driver, citizenship } }
    show(<BookingStatus booking={booking} now={NOW} offers={null} settings={settings} />)
    expect(screen.queryAllByText(/картой «Мир» иностранного банка/)).toHaveLength(times)
  })

  it.each([
    ['en', 1],
    ['ru', 0],
  ] as const)('says the sum to bring as the reader counts, in no Russian text: %s', (locale, times) => {
    const { dueKop, price } = confirmed
    const rates = { date: '2026-11-20', rubPer: { CNY: 10, USD: 80, EUR: 100 } }
    const withRates = { ...settings, facts: { ...settings.facts, exchangeRates: rates } }
    show(<BookingStatus booking={confirmed} now={NOW} offers={null} settings={withRates} />, locale)
    const name = (locale === 'en' ? enBookings : bookings).success.bring
    const panel = screen.getByRole('heading', { name }).closest('section') as HTMLElement
    const dollars = formatOwnCurrency(dueKop + price.depositKop, rates, 'en')
    expect(panel.textContent?.split(dollars)).toHaveLength(times + 1)
    expect(panel.textContent?.split('≈')).toHaveLength(times + 1)
  })

  it('asks for an extension before money, and sends to the phone for other changes alone', () => {
    const extension = { allowed: true, request: null }
    const returnTerms = {
      freeUntil: '2026-12-12T03:00:00.000Z',
      hourKop: 50_000,
      fullDayAfter: null,
      dayKop: 332_100,
      fuelKopPerLitre: null,
    }
    const booking = {
      ...confirmed,
      status: 'active' as const,
      extension,
      returnTerms,
      changeUntil: '2026-11-20T00:00:00.000Z',
    }
    show(<BookingStatus booking={booking} now={NOW} offers={null} settings={settings} />)
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.indexOf(bookings.extension.title)).toBeLessThan(titles.indexOf(payments.list.restTitle))
    expect(screen.getByText(/^Попросить о продлении можно здесь.+по телефону\.$/)).toBeTruthy()
    expect(screen.queryByText(bookings.success.changeOver)).toBeNull()
  })

  it('asks after the return for photos that were taken, for none to be taken', () => {
    const stored = {
      maxMb: 10,
      scans: [],
      scansOpen: false,
      scansFrom: null,
      photos: [],
      photoStage: 'return' as const,
      photosLeft: 12,
    }
    const at = (state: 'active' | 'completed') => {
      cleanup()
      show(
        <BookingStatus
          booking={{ ...confirmed, status: state }}
          files={stored}
          now={NOW}
          offers={null}
          settings={settings}
        />,
      )
    }
    at('completed')
    expect(screen.getByText(files.handOverPhotos.textBack)).toBeTruthy()
    expect(screen.queryByText(files.handOverPhotos.textNone)).toBeNull()
    at('active')
    expect(screen.getByText(files.handOverPhotos.textNone)).toBeTruthy()
  })

  it('says for how long scans are kept, by the setting, and names the main driver only where there are several', () => {
    const stored = {
      maxMb: 10,
      scans: [],
      scansOpen: true,
      scansFrom: null,
      photos: [],
      photoStage: null,
      photosLeft: 0,
    }
    const own = { ...settings, facts: { ...settings.facts, files: { scanDays: 41, photoDays: 180 } } }
    const page = { files: stored, now: NOW, offers: null, settings: own }
    show(<BookingStatus booking={{ ...confirmed, extraDrivers: [] }} {...page} />)
    expect(screen.getByText(/через 41\s?день после загрузки, а если бронь отменят\s— сразу/)).toBeTruthy()
    expect(document.body.textContent).not.toContain('главного водителя')
    cleanup()
    const { citizenship: _citizenship, email: _email, ...second } = confirmed.driver
    show(<BookingStatus booking={{ ...confirmed, extraDrivers: [second] }} {...page} />)
    expect(screen.getByText(files.bookingScans.textMain)).toBeTruthy()
    cleanup()
    const later = { ...stored, scansOpen: false, scansFrom: '2027-02-03' }
    show(<BookingStatus booking={confirmed} {...page} files={later} />)
    expect(screen.getByText(/можно прислать с\s3\sфевраля 2027\sг\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: files.bookingScans.send })).toBeNull()
  })

  it('lets the sun rise over a booking that is new, and over no other', () => {
    const rises = () => document.querySelector('[data-look="rises"]') !== null
    const at = new Date('2026-11-21T09:58:00.000Z')
    const history = [...confirmed.history, { status: 'confirmed' as const, at: at.toISOString() }]
    const statusProps = { booking: { ...confirmed, history }, offers: null, settings }
    show(<BookingStatus {...statusProps} now={NOW} />)
    expect(rises()).toBe(true)
    cleanup()
    show(<BookingStatus {...statusProps} now={new Date('2026-11-21T11:00:00.000Z')} />)
    expect(rises()).toBe(false)
  })
})

it('promises the deposit until the rental is completed, and not after it', () => {
  const at = (status: 'active' | 'completed') => (
    <BookingStatus booking={{ ...confirmed, status }} now={NOW} offers={null} settings={settings} />
  )
  show(at('active'))
  expect(screen.getByText(/отдельно от цены\./)).toBeTruthy()
  cleanup()
  show(at('completed'))
  expect(screen.getByText(quotes.total)).toBeTruthy()
  expect(screen.queryByText(/отдельно от цены/)).toBeNull()
})

it('says that free cancellation is over until the car is handed over, and not after it', () => {
  const at = (status: 'confirmed' | 'active') => {
    cleanup()
    const booking = { ...confirmed, status, paidKop: 100_000, freeCancellationUntil: '2026-11-01T00:00:00.000Z' }
    show(<BookingStatus booking={booking} now={NOW} offers={null} settings={settings} />)
    return screen.queryByText(bookings.success.cancelOver) !== null
  }
  expect([at('confirmed'), at('active')]).toEqual([true, false])
})

it('says how many miles come back with a cancellation, in the panel and in its question', async () => {
  const price = {
    ...confirmed.price,
    lines: [...confirmed.price.lines, { code: 'miles' as const, amountKop: -150_000 }],
  }
  const booking = { ...confirmed, price, cancellation: { ...confirmed.cancellation, allowed: true } }
  show(<BookingStatus booking={booking} now={NOW} offers={null} settings={settings} />)
  fireEvent.click(screen.getByRole('button', { name: bookings.cancel.act }))
  const question = await screen.findByRole('dialog')
  expect(within(question).getByText(/Вернём на счёт 1\s500 миль\./)).toBeTruthy()
  expect(screen.getAllByText(/Вернём на счёт 1\s500 миль\./)).toHaveLength(2)
})

describe('a cancelled booking', { timeout: 20_000 }, () => {
  const cancelled = {
    ...confirmed,
    status: 'cancelled_client' as const,
    changeable: false,
    cancellation: { allowed: false, refundKop: 0, keptKop: 0, onlineKop: 0, zones: [] },
    history: [...confirmed.history, { status: 'cancelled_client' as const, at: '2026-11-22T08:30:00.000Z' }],
  }

  it('says when, asks for no money, leads to other cars on its dates, and is no bill any more', () => {
    show(<BookingStatus booking={cancelled} now={NOW} offers={null} settings={settings} />)
    expect(screen.getByText('Отменена 22 ноября в 18:30')).toBeTruthy()
    expect(screen.getByText(bookings.success.nothingToPay)).toBeTruthy()
    expect(screen.getByRole('link', { name: bookings.success.findCar }).getAttribute('href')).toMatch(
      /^\/booking-online\/?\?from=2026-12-05&.*to=2026-12-12/,
    )
    expect(screen.getAllByText(bookings.success.number)).toHaveLength(1)
    expect(screen.getByText(quotes.total).closest('details')?.open).toBe(false)
    expect(screen.queryByText(quotes.later)).toBeNull()
    expect(screen.queryByText(/Залог/)).toBeNull()
  })

  it('says what comes back, and sends nobody to dates that are over', () => {
    const paid = {
      ...cancelled,
      paidKop: 664_200,
      cancellation: { ...cancelled.cancellation, refundKop: 544_200, onlineKop: 300_000, keptKop: 120_000 },
    }
    show(<BookingStatus booking={paid} now={new Date('2027-01-01T00:00:00Z')} offers={null} settings={settings} />)
    expect(
      screen.getByText(
        /Вернём 5\s442\s₽\. 3\s000\s₽ вернём тем же способом, каким вы платили, 2\s442\s₽ — в филиале; уже уехали — напишите нам\. Удержано 1\s200\s₽\./,
      ),
    ).toBeTruthy()
    expect(screen.queryByText(bookings.success.nothingToPay)).toBeNull()
    expect(screen.queryByRole('link', { name: bookings.success.findCar })).toBeNull()
  })

  it.each([
    ['pending', /Вернём 5\s442\s₽\. Удержано/],
    ['succeeded', /Вернули 5\s442\s₽\. Удержано/],
    ['canceled', /Вернём 5\s442\s₽\. Перевод не прошёл, мы с вами свяжемся\./],
  ] as const)('says whether what was promised has left: %s', (state, words) => {
    const refund = { reason: 'cancelled', at: '2026-11-22T08:30:00.000Z' } as const
    const payment = { state: 'succeeded', method: 'sbp', cardLast4: null, at: '2026-11-22T08:00:00.000Z' } as const
    const paid = {
      ...cancelled,
      paidKop: 664_200,
      cancellation: { ...cancelled.cancellation, refundKop: 544_200, keptKop: 120_000, onlineKop: 544_200 },
      payments: [
        { ...payment, id: 'a'.repeat(22), amountKop: 500_000, refunds: [{ ...refund, amountKop: 500_000, state }] },
        {
          ...payment,
          id: 'b'.repeat(22),
          amountKop: 164_200,
          refunds: [{ ...refund, amountKop: 44_200, state: 'succeeded' as const }],
        },
      ],
    }
    show(<BookingStatus booking={paid} now={NOW} offers={null} settings={settings} />)
    expect(screen.getByText(words)).toBeTruthy()
  })
})

describe('the personal link of a booking', () => {
  const HREF = '/status/success/?booking=1234567&key=secret'
  const LINK = `${window.location.origin}${HREF}`

  afterEach(() => vi.unstubAllGlobals())

  async function press(door: () => Promise<Response>, writeText: () => Promise<void>) {
    vi.stubGlobal('fetch', vi.fn(door))
    const user = userEvent.setup({ delay: null })
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
    show(<BookingStatus booking={confirmed} now={NOW} offers={null} settings={settings} />)
    expect(document.body.innerHTML).not.toContain('key=')
    expect(screen.getByText(bookings.link.warning)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: bookings.link.copy }))
    return copied
  }
  const gives = async () => Response.json({ status: 'success', data: { href: HREF } })

  it.each([
    ['confirmed', /может изменить и отменить бронь/],
    ['active', /увидит бронь и сможет попросить о продлении/],
  ] as const)('tells what its holder can do with a booking that is %s', (status, words) => {
    show(<BookingStatus booking={{ ...confirmed, status }} now={NOW} offers={null} settings={settings} />)
    const warning = screen.getByText(bookings.link[status === 'active' ? 'warningOut' : 'warning'])
    expect(warning.textContent).toMatch(words)
    expect(screen.queryByText(bookings.link[status === 'active' ? 'warning' : 'warningOut'])).toBeNull()
  })

  it('is copied whole and not shown', async () => {
    const copied = await press(gives, async () => undefined)
    expect(await screen.findByText(bookings.link.copied)).toBeTruthy()
    expect(copied).toHaveBeenCalledWith(LINK)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is shown to be copied by hand where the browser rejects', async () => {
    await press(gives, () => Promise.reject(new Error('refused')))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: bookings.link.title })).value).toBe(LINK)
  })

  it('that did not come is said to be missing', async () => {
    await press(
      () => Promise.reject(new Error('offline')),
      async () => undefined,
    )
    expect(await screen.findByText(bookings.link.failed)).toBeTruthy()
  })

  it('is not offered of a booking that is over', () => {
    const over = { ...confirmed, status: 'completed' as const, changeable: false }
    show(<BookingStatus booking={over} now={NOW} offers={null} settings={settings} />)
    expect(screen.queryByRole('button', { name: bookings.link.copy })).toBeNull()
  })
})

describe("the driver's name", () => {
  it.each([
    ['ru', 'Лебедева Мария Андреевна'],
    ['en', 'Мария Андреевна Лебедева'],
  ] as const)('in %s is written %s', (locale, name) => {
    show(
      <dl>
        <DriverRows booking={held} />
      </dl>,
      locale,
    )
    expect(screen.getByText(name)).toBeTruthy()
  })
})

describe('dates that are too near', () => {
  it('are explained once, with the phone, and the way back names where it leads', () => {
    const car = { ...sampleCar, alternatives: [] } as never
    show(
      <ChooseDates
        car={car}
        choice={NOTHING_CHOSEN}
        error="pickup_too_soon"
        offer={null}
        now={NOW}
        places={[office]}
        settings={settings}
      />,
    )
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    // 12 hours from now, in Vladivostok.
    expect(screen.getByRole('alert').textContent).toMatch(/22 ноября.*08:00/)
    expect(document.querySelectorAll('[href^="tel:"]:not([data-callback])')).toHaveLength(1)
    expect(document.querySelectorAll('[data-callback]')).toHaveLength(1)
    expect(screen.getByRole('link', { name: bookings.soon.callback }).hasAttribute('data-callback')).toBe(true)
    expect(screen.getByRole('link', { name: 'К странице Toyota RAV4' })).toBeTruthy()
  })
})
