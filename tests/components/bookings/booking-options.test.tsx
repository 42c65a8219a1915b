import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OptionForm } from '@/components/bookings/options/option-form'
import { LiveLines } from '@/components/quotes/live-lines'
import { LiveQuoteProvider } from '@/components/quotes/live-quote'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { NOTHING_CHOSEN } from '@/lib/options/choice'
import ru from '@/messages/ru/bookings.json'
import quotes from '@/messages/ru/quotes.json'
import search from '@/messages/ru/search.json'
import type { CarOptions } from '@/provider/contract/options'
import { holdRequest } from '../../setup/sample-booking'
import { quote } from '../../setup/sample-provider'

const router = { push: vi.fn() }
// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => router,
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

const PAUSE_MS = 300
const extra = {
  note: '',
  unit: 'per_day' as const,
  priceKop: 15_000,
  capKop: null,
  forRentalKop: 105_000,
  maxQuantity: 3,
}
const offers: CarOptions = {
  insurance: [
    {
      code: 'none',
      name: 'Базовая',
      text: '',
      perDayKop: 0,
      forRentalKop: 0,
      liabilityKop: 6_000_000,
      documentsWithinDays: null,
    },
    {
      code: 'standard',
      name: 'Стандартная',
      text: '',
      perDayKop: 45_000,
      forRentalKop: 315_000,
      liabilityKop: 3_000_000,
      documentsWithinDays: 3,
    },
  ],
  mileage: { kmPerDay: 100, discountPercent: 10, overMileageKopPerKm: 1_200 },
  protection: { name: 'Защита', text: 'Вернём деньги', priceKop: 120_000 },
  extras: [
    { ...extra, code: 'booster', name: 'Бустер', left: 2 },
    { ...extra, code: 'roof-box', name: 'Бокс', left: 0 },
    { ...extra, code: 'wifi', name: 'Роутер', left: null, capKop: 50_000, forRentalKop: 50_000 },
  ],
}

const totalled = (totalKop: number) =>
  Response.json({ status: 'success', data: { ...quote, price: { ...quote.price, totalKop } } })

/** The doors, replaced at `fetch`: each call waits for its answer. */
let asked: Array<{
  path: string
  body: { options: unknown; pc: string }
  signal: AbortSignal
  answer: (one: Response) => void
}>

beforeEach(() => {
  window.history.replaceState(null, '', '/booking-online/honda-fit/?from=2026-12-05&step=options')
  router.push.mockReset()
  asked = []
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(
      (path, init) =>
        new Promise((resolve) => {
          const signal = init?.signal ?? new AbortController().signal
          asked.push({ path: String(path), body: JSON.parse(String(init?.body)), signal, answer: resolve })
        }),
    ),
  )
})

function show(choice = NOTHING_CHOSEN, carOffers = offers) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ bookings: ru, quotes, search }} timeZone={STATION_TIME_ZONE}>
      <LiveQuoteProvider choice={choice} quote={quote} request={holdRequest.rental}>
        <OptionForm
          bar={null}
          fields={{ from: '2026-12-05' }}
          offers={carOffers}
          phoneText="+7 423 200 0000"
          protectionNote={['Без защиты до 3 декабря', 'С защитой до 5 декабря']}
          slug="honda-fit"
          usualKmPerDay={null}
        />
        <aside>
          <LiveLines cashUses={null} names={{}} rates={null} />
        </aside>
      </LiveQuoteProvider>
    </NextIntlClientProvider>,
  )
}

/** Adds the first piece, or one more. */
const more = (name: string) => screen.getByRole('button', { name: new RegExp(`^(Добавить|Больше): ${name}$`) })
const protection = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Защита' })
const call = async (index: number) => {
  await waitFor(() => expect(asked.length).toBeGreaterThan(index), { timeout: PAUSE_MS * 4 })
  return asked[index] as (typeof asked)[number]
}
/** Of a label, or of a row of extras, that holds it. */
const textAround = (element: HTMLElement) =>
  element.closest('label, div:has(> svg)')?.textContent?.replace(/\s/g, ' ') ?? ''
const total = () => within(screen.getByRole('complementary')).getByText(quotes.total).nextElementSibling?.textContent

describe('the options of a booking', { timeout: 20_000 }, () => {
  it('adds nothing by itself: no box is ticked, no piece is counted, no code is written', () => {
    show()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Базовая' }).checked).toBe(true)
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false)
    expect(document.querySelectorAll('output')).toHaveLength(0)
    expect(new FormData(document.querySelector('form') ?? undefined).getAll('extra')).toEqual([])
    expect(asked).toEqual([])
  })

  it('prints what the whole rental costs as the branch works it out, and names the cap', () => {
    show()
    const of = (name: string) => textAround(screen.getByText(name, { selector: 'b' }))
    expect(of('Стандартная')).toContain('3 150 ₽ за аренду')
    expect(of('Бустер')).toContain('1 050 ₽ за аренду')
    expect(of('Бустер')).not.toContain(ru.options.capped)
    expect(of('Роутер')).toContain(`500 ₽ за аренду${ru.options.capped}`)
  })

  it('says of each package what would be paid at most, and until when papers are needed', () => {
    show()
    const packages = within(screen.getByRole('radiogroup', { name: ru.options.insurance }))
    const texts = packages.getAllByRole('radio').map((radio) => textAround(radio))
    expect(texts[0]).toContain('Вы заплатите не большеКузов 60 000 ₽Колёса и стёкла 60 000 ₽')
    expect(texts[1]).toContain('Кузов 30 000 ₽Колёса и стёкла 60 000 ₽')
    expect(texts[1]).toContain('450 ₽ в сутки3 150 ₽ за аренду')
    expect(texts[1]).toContain('в течение 3 рабочих дней')
  })

  it('asks the branch once for several presses, writes the address at once, and reads the total out', async () => {
    show()
    fireEvent.click(more('Бустер'))
    fireEvent.click(more('Бустер'))
    fireEvent.click(protection())
    expect(window.location.search).toBe('?from=2026-12-05&step=options&protection=1&extra=booster.2')
    const { path, body, answer } = await call(0)
    expect(path).toBe('/api/quotes/')
    expect(body.options).toMatchObject({ protection: true, extras: [{ code: 'booster', quantity: 2 }] })
    answer(totalled(1_500_000))
    await waitFor(() => expect(total()).toMatch(/15\s000/))
    expect(screen.getAllByRole('status')[0]?.textContent?.replace(/\s/g, ' ')).toBe('Итого 15 000 ₽')
    expect(asked).toHaveLength(1)
  })

  it('says beside the total by how much the last choice has changed it', async () => {
    show()
    fireEvent.click(protection())
    const { answer } = await call(0)
    answer(totalled(quote.price.totalKop + 120_000))
    const column = within(screen.getByRole('complementary'))
    await waitFor(() => expect(column.getByText(/^\+1\s200\s₽$/)).toBeTruthy())
  })

  it('shows of the child seats the one of the chosen age, and sends no age', () => {
    const seats = ['child-seat-infant', 'booster'].map((code, index) => ({
      ...extra,
      code,
      name: `Кресло ${index}`,
      note: `Возраст ${index}`,
      left: null,
    }))
    show(NOTHING_CHOSEN, { ...offers, extras: seats })
    const [infant, booster] = within(screen.getByRole('group', { name: ru.options.age })).getAllByRole('radio')
    expect([infant, booster].map((age) => (age as HTMLInputElement).checked)).toEqual([true, false])
    expect(new FormData(document.querySelector('form') ?? undefined).has('seat')).toBe(false)
  })

  it('folds what is rare, and names how much there is and its lowest price', () => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((code, index) => ({
      ...extra,
      code,
      name: code,
      priceKop: (index + 1) * 10_000,
      left: null,
    }))
    show({ ...NOTHING_CHOSEN, options: { ...NOTHING_CHOSEN.options, extras: [] } }, { ...offers, extras: others })
    const summary = screen.getByText(/^Ещё 2 услуги от 700\s₽$/)
    expect(summary.closest('details')?.open).toBe(false)
    expect(within(summary.closest('details') as HTMLElement).getByText('h')).toBeTruthy()
  })

  it('forgets the answer to an older choice, however late it comes', async () => {
    show()
    fireEvent.click(more('Роутер'))
    const first = await call(0)
    fireEvent.click(more('Роутер'))
    const second = await call(1)
    expect(first.signal.aborted).toBe(true)
    second.answer(totalled(2_000_000))
    await waitFor(() => expect(total()).toMatch(/20\s000/))
    await act(async () => first.answer(totalled(1_000_000)))
    expect(total()).toMatch(/20\s000/)
  })

  it('lets nobody take more than there is, and says in words what ran out', () => {
    show()
    for (let press = 0; press < 4; press++) fireEvent.click(more('Бустер'))
    expect(window.location.search).toContain('extra=booster.2')
    expect(more('Бустер').getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(ru.options.soldOut)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /: Бокс$/ })).toBeNull()
    expect(screen.getByText('Осталось: 2')).toBeTruthy()
  })

  it('says so when the branch does not answer, keeps the choice and asks again', async () => {
    show()
    fireEvent.click(more('Роутер'))
    const lost = await call(0)
    lost.answer(new Response(null, { status: 502 }))
    expect(await screen.findByText(/Не получилось пересчитать цену.*\+7 423 200 0000/)).toBeTruthy()
    expect(window.location.search).toContain('extra=wifi.1')
    fireEvent.click(screen.getByRole('button', { name: ru.options.again }))
    const again = await call(1)
    again.answer(totalled(1_800_000))
    await waitFor(() => expect(total()).toMatch(/18\s000/))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says what the protection gives in lines of their own', () => {
    show()
    const lines = [...document.querySelectorAll('#protection-text > span')].map(({ textContent }) => textContent)
    expect(lines).toEqual(['Вернём деньги', 'Без защиты до 3 декабря', 'С защитой до 5 декабря'])
  })

  it('keeps the field of a code open, and the caret in it, when the code is taken away', () => {
    window.history.replaceState(null, '', '/?from=2026-12-05&promo=PORT3')
    show({ ...NOTHING_CHOSEN, promo: 'PORT3' })
    fireEvent.click(screen.getByRole('button', { name: 'Убрать PORT3' }))
    expect(screen.getByLabelText(ru.promo.label).closest('details')?.open).toBe(true)
    expect(document.activeElement).toBe(screen.getByLabelText(ru.promo.label))
    expect(screen.getByLabelText<HTMLInputElement>(ru.promo.label).value).toBe('')
  })

  it('carries a personal offer along: also in the form, which is read back when a page is loaded', () => {
    window.history.replaceState(null, '', '/booking-online/honda-fit/?from=2026-12-05&offer=7')
    show({ ...NOTHING_CHOSEN, offer: 7 })
    expect(new FormData(document.querySelector('form') ?? undefined).get('offer')).toBe('7')
    fireEvent.click(screen.getAllByRole('button', { name: ru.options.next })[0] as HTMLElement)
    expect(router.push).toHaveBeenCalledWith('/booking-online/honda-fit/?from=2026-12-05&offer=7&step=you')
  })

  it('goes on with the choice in the address', () => {
    show()
    fireEvent.click(screen.getByRole('radio', { name: 'Стандартная' }))
    fireEvent.click(screen.getAllByRole('button', { name: ru.options.next })[0] as HTMLElement)
    expect(router.push).toHaveBeenCalledWith('/booking-online/honda-fit/?from=2026-12-05&insurance=standard&step=you')
  })

  it('checks a code before it counts, and a rejected one loses nothing', async () => {
    show()
    fireEvent.click(more('Роутер'))
    const field = screen.getByLabelText<HTMLInputElement>(ru.promo.label)
    fireEvent.change(field, { target: { value: ' port3 ' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/promo/')).toBe(true))
    const promo = {
      code: 'PORT3',
      state: 'promo_expired',
      percent: 0,
      statedPercent: 3,
      minDays: null,
      rentalFrom: null,
      rentalTo: null,
      classes: [],
    }
    const { answer, body } = asked.find(({ path }) => path === '/api/promo/') as (typeof asked)[number]
    expect(body).toMatchObject({ code: 'PORT3', rental: { options: { extras: [{ code: 'wifi', quantity: 1 }] } } })
    answer(Response.json({ status: 'success', data: { promo, kept: '' } }))
    expect(await screen.findByText(/PORT3 истёк/)).toBeTruthy()
    expect(field.value).toBe(' port3 ')
    expect(window.location.search).toContain('extra=wifi.1')
    expect(window.location.search).not.toContain('promo')
    expect(router.push).not.toHaveBeenCalled()
  })
})
