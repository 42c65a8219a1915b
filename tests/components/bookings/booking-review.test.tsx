import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfirmForm } from '@/components/bookings/review/confirm-form'
import { HoldTimer } from '@/components/bookings/review/hold-timer'
import { HowToPay } from '@/components/bookings/review/how-to-pay'
import { firstWay, type ReviewSums } from '@/components/bookings/review/pay-ways'
import { RebookButtons } from '@/components/bookings/review/rebook-buttons'
import { draftOf, EMPTY_FORM } from '@/lib/bookings/form-fields'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { useSession } from '@/lib/store/store'
import ru from '@/messages/ru/bookings.json'
import payments from '@/messages/ru/payments.json'
import quotes from '@/messages/ru/quotes.json'

const router = { push: vi.fn(), refresh: vi.fn(), replace: vi.fn() }
// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => router,
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

const MINUTE_MS = 60_000

const again = {
  number: '1234567',
  slug: 'honda-fit',
  totalKop: 1_316_700,
  listHref: '/booking-online/?from=2026-12-05',
  phoneText: '+7 423 200 0000',
}

beforeEach(() => {
  router.push.mockReset()
  router.refresh.mockReset()
  router.replace.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const inRussian = (children: React.ReactNode) => (
  <NextIntlClientProvider locale="ru" messages={{ bookings: ru, payments, quotes }} timeZone={STATION_TIME_ZONE}>
    {children}
  </NextIntlClientProvider>
)

describe('the hold', () => {
  function showTimer(now: string) {
    vi.useFakeTimers()
    const holdUntil = new Date(Date.parse(now) + 15 * MINUTE_MS).toISOString()
    render(inRussian(<HoldTimer {...again} holdUntil={holdUntil} now={now} renewalsLeft={1} />))
    return (ms: number) => act(() => vi.advanceTimersByTime(ms))
  }

  it('counts down from the server and is read out at five minutes and at one only', () => {
    const pass = showTimer('2026-11-21T10:00:00.000Z')
    const timer = screen.getByRole('timer')
    const spoken = () => screen.getByRole('status').textContent
    expect([timer.textContent, spoken()]).toEqual(['15 мин 00 с', ''])
    pass(9 * MINUTE_MS)
    expect([timer.textContent, spoken()]).toEqual(['6 мин 00 с', ''])
    pass(MINUTE_MS)
    expect([timer.textContent, spoken()]).toEqual(['5 мин 00 с', 'Держим машину ещё 5 минут'])
    pass(2 * MINUTE_MS)
    expect(spoken()).toBe('')
    pass(2 * MINUTE_MS)
    expect([timer.textContent, spoken()]).toEqual(['1 мин 00 с', 'Держим машину ещё 1 минуту'])
  })

  it('over, opens a question: the car again, or the list', () => {
    const pass = showTimer('2026-11-21T12:00:00.000Z')
    pass(15 * MINUTE_MS)
    expect(screen.getByRole('timer').textContent).toBe('0 мин 00 с')
    expect(screen.getByRole('dialog', { name: ru.expired.title })).toBeTruthy()
    expect(screen.getByRole('link', { name: ru.expired.list }).getAttribute('href')).toBe(again.listHref)
    expect(screen.queryByRole('button', { name: ru.review.renew })).toBeNull()
  })

  it('that may not be renewed has no button for it', () => {
    const now = '2026-11-21T16:00:00.000Z'
    const holdUntil = '2026-11-21T16:10:00.000Z'
    render(inRussian(<HoldTimer {...again} holdUntil={holdUntil} now={now} renewalsLeft={0} />))
    expect(screen.queryByRole('button', { name: ru.review.renew })).toBeNull()
  })
})

describe('taking a car again', () => {
  const held = (number: string) =>
    Response.json({ status: 'success', data: { number, status: 'held', holdUntil: '2099-01-01T00:00:00Z' } })
  const refusal = (code: string, details = {}) =>
    Response.json({ status: 'error', error: { code, message: '', requestId: '1', details } }, { status: 409 })

  function showAgain(...answers: Response[]) {
    const door = vi.fn<typeof fetch>()
    for (const answer of answers) door.mockResolvedValueOnce(answer)
    vi.stubGlobal('fetch', door)
    render(inRussian(<RebookButtons {...again} />))
    return (call: number) => {
      const { headers, body } = door.mock.calls[call]?.[1] ?? {}
      return { key: (headers as Record<string, string>)['idempotency-key'], body: JSON.parse(String(body)) }
    }
  }
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

  it('goes on under the new number', async () => {
    const sent = showAgain(held('7654321'))
    press(ru.expired.again)
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith('/booking-online/honda-fit/?step=review&booking=7654321'),
    )
    expect(sent(0).body).toEqual({ totalKop: 1_316_700 })
  })

  it('stays on the page when the hold was only renewed', async () => {
    showAgain(held('1234567'))
    press(ru.expired.again)
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    expect(router.replace).not.toHaveBeenCalled()
  })

  it('tells the new price and takes the car for it', async () => {
    const sent = showAgain(
      refusal('price_changed', { oldTotalKop: 1_316_700, newTotalKop: 1_463_000 }),
      held('7654321'),
    )
    press(ru.expired.again)
    expect((await screen.findByText(/Цена изменилась/)).textContent?.replace(/\s/g, ' ')).toBe(
      'Цена изменилась: было 13 167 ₽, стало 14 630 ₽.',
    )
    press(/Занять за 14\s630/)
    await waitFor(() => expect(router.replace).toHaveBeenCalled())
    expect(sent(1).body).toEqual({ totalKop: 1_463_000 })
    expect(sent(1).key).not.toBe(sent(0).key)
  })

  it('leaves only the list when the car has gone', async () => {
    showAgain(refusal('car_taken'))
    press(ru.expired.again)
    expect(await screen.findByText(ru.rejection.carTaken)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: ru.expired.list })).toBeTruthy()
  })

  it('repeats a lost sending under its key', async () => {
    const sent = showAgain(new Response(null, { status: 502 }), held('7654321'))
    press(ru.expired.again)
    await screen.findByText(/Сейчас забронировать не получилось/)
    press(ru.expired.again)
    await waitFor(() => expect(router.replace).toHaveBeenCalled())
    expect(sent(1)).toEqual(sent(0))
  })
})

describe('the confirmation', () => {
  const LIMITS = { cardPaymentMaxKop: 35_000_000, onlinePaymentMaxKop: 100_000_000 }
  const SUMS = {
    citizenship: 'RU' as const,
    dueKop: 1_316_700,
    prepayKop: 263_300,
    depositKop: 500_000,
    prepayPercent: 20,
    limits: LIMITS,
    cash: null as ReviewSums['cash'],
  }

  function showForm(door: typeof fetch, { sums = SUMS, way = ru.review.ways.branch, isPaying = false } = {}) {
    vi.stubGlobal('fetch', door)
    render(
      inRussian(
        <ConfirmForm
          barSummary={null}
          waysNote={null}
          deposit={null}
          hasPendingPayment={isPaying}
          driverPhone="+79995550001"
          number="1234567"
          phone="+74232000000"
          phoneText="+7 423 200 0000"
          sums={sums}
          versions={{ public_offer: '2026-11-01', rentalterms: '2026-11-01' }}
        />,
      ),
    )
    if (!isPaying) fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${way}`) }))
  }
  const press = () => fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
  const tick = () => {
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  }

  it('pays above the limit of cards by SBP, or a part by card; above every limit only a part', () => {
    const dear = { ...SUMS, dueKop: 60_000_000, prepayKop: 35_000_000 }
    const labels = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '')
    showForm(vi.fn<typeof fetch>(), { sums: dear })
    const [part = '', all = '', branch = ''] = labels()
    expect([part.startsWith(ru.review.ways.part), all.startsWith(ru.review.ways.all)]).toEqual([true, true])
    expect([part, all, branch].map((label) => label.includes('СБП'))).toEqual([false, true, false])
    cleanup()
    showForm(vi.fn<typeof fetch>(), { sums: { ...dear, dueKop: 100_000_001 } })
    expect(labels()).toHaveLength(2)
  })

  it('names the act, the sum and where it is paid', () => {
    showForm(vi.fn<typeof fetch>())
    const acts = screen.getAllByRole('button').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    expect(acts).toEqual(['Забронировать, 13 167 ₽ при получении'])
  })

  it('tells of each way what is paid now and what is left; the deposit is never in a sum', () => {
    showForm(vi.fn<typeof fetch>(), { way: ru.review.ways.all })
    const ways = screen
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.textContent?.replaceAll('\u00a0', ' '))
    expect(ways).toEqual([
      'Предоплата 20 %При получении: 10 534 ₽ и залог 5 000 ₽2 633 ₽',
      'Всё сразуПри получении — только залог 5 000 ₽13 167 ₽',
      'Всё при получении13 167 ₽ и залог 5 000 ₽Сейчас ничего',
    ])
    const acts = screen.getAllByRole('button').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    expect(acts).toEqual(['Забронировать и оплатить 13 167 ₽'])
  })

  it('begins with the way that the driver is likely to have: foreign cards do not pay online', () => {
    const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked)
    const first = () => screen.getAllByRole('radio')[0]?.closest('label')?.textContent
    vi.stubGlobal('fetch', vi.fn())
    render(inRussian(<HowToPay note={null} onChoose={vi.fn()} sums={SUMS} way={firstWay(SUMS, false)} />))
    expect([chosen(), first()?.startsWith('Предоплата')]).toEqual([0, true])
    cleanup()
    const foreign = { ...SUMS, citizenship: 'CN' as const }
    render(inRussian(<HowToPay note={null} onChoose={vi.fn()} sums={foreign} way={firstWay(foreign, false)} />))
    expect([chosen(), first()?.startsWith(ru.review.ways.branch)]).toEqual([0, true])
  })

  it('says what the chosen way leaves to be brought in cash, and begins with the branch for who asked for that', () => {
    const sums = { ...SUMS, cash: { rentalKop: SUMS.dueKop, depositKop: SUMS.depositKop } }
    expect(firstWay(sums, false)).toBe('branch')
    const cashText = () => screen.getByText(/^Возьмите с собой/).textContent?.replaceAll('\u00a0', ' ')
    showForm(vi.fn<typeof fetch>(), { sums })
    expect(cashText()).toBe('Возьмите с собой 18 167 ₽ наличными: 13 167 ₽ — аренда, 5 000 ₽ — залог')
    fireEvent.click(screen.getByRole('radio', { name: /^Предоплата/ }))
    expect(cashText()).toBe('Возьмите с собой 15 534 ₽ наличными: 10 534 ₽ — аренда, 5 000 ₽ — залог')
    fireEvent.click(screen.getByRole('radio', { name: /^Всё сразу/ }))
    expect(cashText()).toBe('Возьмите с собой 5 000 ₽ наличными: это залог')
  })

  it('offers no choice where there is none: nothing is due, or the prepayment is all of it', () => {
    showForm(vi.fn<typeof fetch>(), { sums: { ...SUMS, dueKop: 0, prepayKop: 0 } })
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    expect(screen.getByRole('button').textContent).toBe(ru.review.confirmPaid)
  })

  it('while a payment is under way books with payment at the branch, and asks nothing else', async () => {
    const door = vi.fn<typeof fetch>(async () => Response.json({ status: 'success', data: { number: '1234567' } }))
    showForm(door, { isPaying: true })
    expect(screen.queryAllByRole('radio')).toEqual([])
    expect(screen.getByText(ru.review.payInstead)).toBeTruthy()
    tick()
    press()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/status/success/?booking=1234567'))
    expect(JSON.parse(String(door.mock.calls[0]?.[1]?.body))).toMatchObject({ status: 'confirmed', payment: 'branch' })
  })

  describe('paid online', () => {
    const assign = vi.fn()
    const GATEWAY = 'https://pay.example/confirm/1'
    const begun = () =>
      Response.json({ status: 'success', data: { id: 'p'.repeat(22), state: 'pending', confirmationUrl: GATEWAY } })
    const refusal = (code: string, details = {}) =>
      Response.json({ status: 'error', error: { code, message: '', requestId: '1', details } }, { status: 409 })

    beforeEach(() => {
      assign.mockReset()
      vi.stubGlobal('location', { ...window.location, assign })
    })

    it('sends the sum with both documents once, forgets the draft and leaves for the gateway', async () => {
      useSession.getState().saveFields(draftOf(EMPTY_FORM))
      const door = vi.fn<typeof fetch>(async () => begun())
      showForm(door, { way: 'Предоплата' })
      press()
      expect(await screen.findByRole('link', { name: ru.errors.publicOfferNeeded })).toBeTruthy()
      tick()
      press()
      press()
      await waitFor(() => expect(assign).toHaveBeenCalledWith(GATEWAY))
      expect(door).toHaveBeenCalledOnce()
      const [address, init] = door.mock.calls[0] ?? []
      expect(address).toBe('/api/bookings/1234567/payments/')
      expect(JSON.parse(String(init?.body))).toEqual({
        amountKop: 263_300,
        language: 'ru',
        consents: [
          { document: 'public_offer', version: '2026-11-01' },
          { document: 'rentalterms', version: '2026-11-01' },
        ],
      })
      expect(useSession.getState().booking).toBeNull()
    })

    it('of another sum by now tells both, and asks the server for the truth', async () => {
      showForm(async () => refusal('amount_changed', { dueKop: 1_400_000, prepayKop: 280_000 }), { way: 'Предоплата' })
      tick()
      press()
      const alert = await screen.findByRole('alert')
      expect(alert.textContent?.replaceAll('\u00a0', ' ')).toContain('была 2 633 ₽, стала 2 800 ₽')
      expect(router.refresh).toHaveBeenCalledOnce()
      expect(assign).not.toHaveBeenCalled()
    })

    it('leads to a payment that has begun', async () => {
      showForm(async () => refusal('payment_pending', { id: 'q'.repeat(22), amountKop: 263_300 }), {
        way: 'Предоплата',
      })
      tick()
      press()
      const link = await screen.findByRole('link', { name: payments.begin.goOn })
      expect(link.getAttribute('href')).toBe(`/status/success/?payment=${'q'.repeat(22)}`)
    })

    it('come back to by the browser’s Back can be pressed again, and shows what is true by now', async () => {
      showForm(async () => begun(), { way: 'Предоплата' })
      tick()
      press()
      await waitFor(() => expect(assign).toHaveBeenCalledOnce())
      expect(screen.getAllByRole('button')[0]?.getAttribute('aria-busy')).toBe('true')
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      expect(screen.getAllByRole('button')[0]?.getAttribute('aria-busy')).toBe('false')
      expect(router.refresh).toHaveBeenCalledOnce()
    })
  })

  it('needs both documents, each in its own unticked box', async () => {
    const door = vi.fn<typeof fetch>()
    showForm(door)
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false])
    press()
    expect(await screen.findByRole('link', { name: ru.errors.publicOfferNeeded })).toBeTruthy()
    expect(screen.getByRole('link', { name: ru.errors.rentaltermsNeeded })).toBeTruthy()
    expect(door).not.toHaveBeenCalled()
  })

  it('confirms once, forgets the draft and shows the booking', async () => {
    useSession.getState().saveFields(draftOf(EMPTY_FORM))
    const door = vi.fn<typeof fetch>(async () => Response.json({ status: 'success', data: { number: '1234567' } }))
    showForm(door)
    tick()
    press()
    press()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/status/success/?booking=1234567'))
    expect(door).toHaveBeenCalledOnce()
    expect(useSession.getState().booking).toBeNull()
  })

  it.each([
    ['hold_expired', 410],
    ['not_found', 404],
  ])('asks the server for the truth after %s', async (code, status) => {
    showForm(async () => Response.json({ status: 'error', error: { code, message: '', requestId: '1' } }, { status }))
    tick()
    press()
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
  })

  it('stays, with the phone, when the branch cannot be reached', async () => {
    showForm(async () => {
      throw new TypeError('network')
    })
    tick()
    press()
    expect((await screen.findByRole('alert')).textContent).toContain('+7 423 200 0000')
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true)
  })
})
