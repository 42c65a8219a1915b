import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, startTransition, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DriverForm } from '@/components/bookings/driver/driver-form'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { Locale } from '@/lib/i18n/routing'
import { useSession } from '@/lib/store/store'
import en from '@/messages/en/bookings.json'
import ru from '@/messages/ru/bookings.json'
import proof from '@/messages/ru/phone-proof.json'
import zh from '@/messages/zh-CN/bookings.json'
import { atBranch } from '@/tests/setup/sample-driver'
import { dateGroup, putDate } from '../../setup/put-date'
import { booking, holdRequest } from '../../setup/sample-booking'
import { quote } from '../../setup/sample-provider'

const router = { push: vi.fn(), refresh: vi.fn(), replace: vi.fn() }
// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => router,
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

const MESSAGES = { ru, en, 'zh-CN': zh }
const HELD = { number: '1234567', status: 'held', holdUntil: '2099-01-01T00:00:00.000Z' }
const SUMMARY = ru.errors.summary

/** The door, replaced at `fetch`. */
let door: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  document.title = 'Бронирование'
  localStorage.clear()
  useSession.setState({ booking: null })
  router.push.mockReset()
  router.refresh.mockReset()
  door = vi.fn<typeof fetch>(async () => Response.json({ status: 'success', data: HELD }, { status: 201 }))
  vi.stubGlobal('fetch', door)
})

type Shown = { locale?: Locale; quoteToken?: string; alternatives?: ReactNode }

function Step({ locale = 'ru', quoteToken = 'token-1', alternatives = false }: Shown) {
  return (
    <NextIntlClientProvider locale={locale} messages={{ bookings: MESSAGES[locale] }} timeZone={STATION_TIME_ZONE}>
      <DriverForm
        offersChineseClerk
        documents={{}}
        alternatives={alternatives}
        barSummary={null}
        callUs={<p>Перезвоните мне</p>}
        phoneText="+7 423 200 0000"
        quoteToken={quoteToken}
        request={holdRequest.rental}
        checks={{
          limits: { minAge: 23, maxAge: 75, minExperienceYears: 3 },
          pickupDate: '2026-12-05',
          dropoffDate: '2026-12-12',
          hasMiddleNameField: locale === 'ru',
          ...atBranch,
          arrival: 'flight',
        }}
        slug="honda-fit"
        versions={{ privacy_policy: '2026-11-01', driver_data_agreement: '2026-11-01' }}
      />
    </NextIntlClientProvider>
  )
}

function show(locale: Locale = 'ru', quoteToken = 'token-1', alternatives: ReactNode = false) {
  const first = { locale, quoteToken, alternatives }
  const { rerender, unmount } = render(<Step {...first} />)
  return {
    user: userEvent.setup({ delay: null }),
    unmount,
    withToken: (token: string) => rerender(<Step {...first} quoteToken={token} />),
    withOthers: (instead: ReactNode) => rerender(<Step {...first} alternatives={instead} />),
  }
}

/** As Next does it: a refresh is a transition that lasts until the server's answer is here. */
function RefreshedStep({ answered }: { answered: Promise<string> }) {
  const [token, setToken] = useState('token-1')
  router.refresh.mockImplementation(() =>
    startTransition(async () => {
      const fresh = await answered
      startTransition(() => setToken(fresh))
    }),
  )
  return <Step quoteToken={token} />
}

type User = ReturnType<typeof userEvent.setup>

/** The button of the bottom bar and the one under the form do the same. */
const next = (text = ru.form.next) => screen.getAllByRole('button', { name: text })[0] as HTMLElement
const phoneInput = () => screen.getByRole('textbox', { name: ru.form.phone }) as HTMLInputElement

/** Each field at once: letter by letter the form is typed into by the tests that are about typing, and by the journeys. */
function citizenship(): string | undefined {
  return screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value
}

async function fill(user: User, { consents = true } = {}): Promise<void> {
  await phoneReady()
  put(screen.getByLabelText(ru.form.lastName), 'Лебедева')
  put(screen.getByLabelText(ru.form.firstName), 'Мария')
  put(screen.getByLabelText(ru.form.middleName), 'Андреевна')
  putDate(ru.form.birthDate, '1991-05-14')
  putDate(ru.form.licenceSince, '2012-03-01')
  put(phoneInput(), '9140000001')
  put(screen.getByLabelText(ru.form.email), 'maria@example.ru')
  if (consents)
    for (const box of [/политикой/, /персональных/]) await user.click(screen.getByRole('checkbox', { name: box }))
}

function put(field: HTMLElement, value: string): void {
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

/** The country list is loaded after the page. */
const phoneReady = () => screen.findByRole('combobox', { name: 'Страна номера телефона' }, { timeout: 10_000 })

const sent = (call = 0) => {
  const init = door.mock.calls[call]?.[1]
  const headers = init?.headers as Record<string, string> | undefined
  return { key: headers?.['idempotency-key'], body: JSON.parse(String(init?.body)) }
}

const answer = (data: unknown) => Response.json({ status: 'success', data })
const refusal = (status: number, code: string, more = {}) =>
  Response.json({ status: 'error', error: { code, message: '', requestId: '1', ...more } }, { status })

const refuse = (status: number, error: Record<string, unknown>) =>
  door.mockResolvedValueOnce(
    Response.json({ status: 'error', error: { message: '', requestId: '1', ...error } }, { status }),
  )

describe('the driver form', { timeout: 30_000 }, () => {
  it('offers to send again what had no answer, under the same key, once there is a net', async () => {
    const { user } = show()
    await fill(user)
    const net = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    door.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await user.click(next())
    const failure = await screen.findByRole('alert')
    expect(within(failure).queryByRole('button')).toBeNull()

    net.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await user.click(within(failure).getByRole('button', { name: ru.rejection.sendAgain }))
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    expect(sent(1).key).toBe(sent(0).key)
    net.mockRestore()
  })

  it('says every empty field in the words of the specification, takes focus and sends nothing', async () => {
    const { user } = show()
    await user.click(next())
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('heading').textContent).toBe(SUMMARY)
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(
      expect.arrayContaining([
        'Фамилия не может быть пустым',
        'Имя не может быть пустым',
        'Телефон не может быть пустым',
        'Email не может быть пустым',
      ]),
    )
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(document.title).toBe('Ошибка: Бронирование')
    expect(door).not.toHaveBeenCalled()
  })

  it('leads from the summary to the field', async () => {
    const { user } = show()
    await user.click(next())
    // The summary takes the focus when it is there: whoever presses a link in it comes after that.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    await user.click(screen.getByRole('link', { name: 'Имя не может быть пустым' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(ru.form.firstName)))
  })

  it('checks a field when it is left, and ties the message to it', async () => {
    const { user } = show()
    const email = screen.getByLabelText(ru.form.email)
    await user.type(email, 'maria@')
    await user.tab()
    const message = await screen.findByText('E-Mail введен не корректно')
    expect(email.getAttribute('aria-describedby')).toContain(message.id)
    expect(email.getAttribute('aria-invalid')).toBe('true')
  })

  it('sends nothing without both consents, and never ticks them itself', async () => {
    const { user } = show()
    await fill(user, { consents: false })
    for (const box of [/политикой/, /персональных/]) {
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: box }).checked).toBe(false)
    }
    await user.click(screen.getByRole('checkbox', { name: /политикой/ }))
    await user.click(next())
    expect(await screen.findByRole('link', { name: ru.errors.personalDataNeeded })).toBeTruthy()
    expect(door).not.toHaveBeenCalled()
  })

  it('sends the contract and goes on to the review', async () => {
    const { user } = show()
    await fill(user)
    await user.click(next())
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith('/booking-online/honda-fit/?step=review&booking=1234567'),
    )
    expect(sent().body).toEqual({ ...holdRequest, quoteToken: 'token-1' })
    expect(window.location.search).toBe('?step=you&booking=1234567')
  })

  it('makes one sending of a double click', async () => {
    const { user } = show()
    await fill(user)
    await user.dblClick(next())
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    expect(door).toHaveBeenCalledOnce()
  })

  it('repeats the same key and body after a lost answer, also after a reload with a new quote', async () => {
    door.mockRejectedValueOnce(new TypeError('network'))
    const first = show()
    await fill(first.user)
    await first.user.click(next())
    await screen.findByText(/Сейчас забронировать не получилось/)
    first.unmount()

    const { user } = show('ru', 'token-2')
    for (const box of [/политикой/, /персональных/]) await user.click(screen.getByRole('checkbox', { name: box }))
    await phoneReady()
    await user.click(next())
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    expect(sent(1)).toEqual(sent(0))
  })

  it('takes no second car because the clock of this device is ahead: the branch says whether a repeated hold is over', async () => {
    const held = { ...HELD, holdUntil: '2020-01-01T00:15:00.000Z' }
    door.mockRejectedValueOnce(new TypeError('network'))
    door.mockImplementation(async (url) =>
      Response.json({ status: 'success', data: String(url).includes('/quote/') ? quote : held }),
    )
    const { user } = show()
    await fill(user)
    await user.click(next())
    await screen.findByText(/Сейчас забронировать не получилось/)
    await user.click(next())
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    const asked = door.mock.calls.map(([url, init]) => `${init?.method} ${new URL(String(url), 'http://x').pathname}`)
    expect(asked).toEqual([
      'POST /api/bookings/',
      'POST /api/bookings/',
      `POST /api/bookings/${HELD.number}/quote/`,
      `PATCH /api/bookings/${HELD.number}/`,
    ])
  })

  it('takes a new key when something was changed', async () => {
    door.mockRejectedValueOnce(new TypeError('network'))
    const { user } = show()
    await fill(user)
    await user.click(next())
    await screen.findByText(/Сейчас забронировать не получилось/)
    await user.type(screen.getByLabelText(ru.form.lastName), 'я')
    await user.click(next())
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    expect(sent(1).key).not.toBe(sent(0).key)
  })

  it.each([
    [409, { code: 'car_taken' }, /только что забронировали/],
    [429, { code: 'too_many_requests' }, /Подтвердите начатую бронь.*\+7 423 200 0000/],
    [503, { code: 'unavailable' }, /позвоните: \+7 423 200 0000/],
  ])('keeps everything typed when the branch answers %s %j', async (status, error, text) => {
    refuse(status, error)
    const { user } = show()
    await fill(user)
    await user.click(next())
    const notice = (await screen.findByText(text)).closest('[role=alert]')
    await waitFor(() => expect(notice).toBe(document.activeElement))
    expect(screen.getByLabelText<HTMLInputElement>(ru.form.lastName).value).toBe('Лебедева')
    expect(phoneInput().value).toBe('+7 914 000 0001')
    expect(router.refresh).toHaveBeenCalledTimes(error.code === 'car_taken' ? 1 : 0)
    expect(router.push).not.toHaveBeenCalled()
  })

  it('opened for a taken car says so, not that it has just gone, and offers other cars only', () => {
    show('ru', 'token-1', <p>Toyota Vitz</p>)
    expect(screen.getByRole('alert').textContent).toBe(ru.rejection.takenBefore)
    expect(screen.getByText('Toyota Vitz')).toBeTruthy()
    expect(screen.queryByRole('button', { name: ru.form.next })).toBeNull()
  })

  it('keeps the form when the car went while it was being filled in', async () => {
    refuse(409, { code: 'car_taken' })
    const { user, withOthers } = show()
    await fill(user)
    await user.click(next())
    await screen.findByText(ru.rejection.carTaken)
    withOthers(<p>Toyota Vitz</p>)
    expect(screen.getByRole('alert').textContent).toBe(ru.rejection.carTaken)
    expect(screen.getByLabelText<HTMLInputElement>(ru.form.lastName).value).toBe('Лебедева')
    expect(next()).toBeTruthy()
  })

  it('lets the citizenship that nobody chose follow the language, and keeps the one that was chosen', async () => {
    const first = show()
    await phoneReady()
    await first.user.type(screen.getByLabelText(ru.form.lastName), 'Ли')
    expect(citizenship()).toBe('RU')
    cleanup()
    const second = show('zh-CN')
    expect(screen.getByLabelText<HTMLInputElement>(zh.form.lastName).value).toBe('Ли')
    expect(citizenship()).toBe('CN')
    await second.user.click(screen.getByRole('radio', { name: zh.form.citizenOther }))
    cleanup()
    show()
    expect(citizenship()).toBe('other')
  })

  it('takes a chosen citizenship for a choice even when it is the default of the page', async () => {
    const { user } = show()
    await phoneReady()
    for (const name of [ru.form.citizenCN, ru.form.citizenRU]) await user.click(screen.getByRole('radio', { name }))
    cleanup()
    show('zh-CN')
    expect(citizenship()).toBe('RU')
  })

  it('erases what was typed, here and in the browser, only after a question', async () => {
    const { user } = show()
    await phoneReady()
    expect(screen.queryByRole('button', { name: ru.form.erase })).toBeNull()
    const lastName = screen.getByLabelText<HTMLInputElement>(ru.form.lastName)
    await user.type(lastName, 'Лебедева')
    await user.click(screen.getByRole('checkbox', { name: /политикой/ }))
    await user.click(screen.getByRole('button', { name: ru.form.erase }))
    const question = screen.getByRole('dialog', { name: 'Введённые данные будут удалены' })
    await user.click(within(question).getByRole('button', { name: ru.form.eraseKeep }))
    expect(lastName.value).toBe('Лебедева')
    expect(localStorage.getItem('sun-rent')).toContain('Лебедева')

    await user.click(screen.getByRole('button', { name: ru.form.erase }))
    await user.click(within(question).getByRole('button', { name: ru.form.eraseAct }))
    expect(lastName.value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(lastName))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /политикой/ }).checked).toBe(false)
    expect(screen.queryByRole('button', { name: ru.form.erase })).toBeNull()
    expect(localStorage.getItem('sun-rent') ?? '').not.toContain('Лебедева')
  })

  it('chooses no citizenship for readers of English, and asks for one', async () => {
    const { user } = show('en')
    expect(citizenship()).toBeUndefined()
    await user.click(screen.getByRole('button', { name: en.form.next }))
    const group = screen.getByRole('group', { name: en.form.citizenship })
    expect(await within(group).findByText(en.errors.citizenshipEmpty)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    await user.click(screen.getByRole('link', { name: en.errors.citizenshipEmpty }))
    await waitFor(() => expect(document.activeElement).toBe(within(group).getAllByRole('radio')[0]))
  })

  it('shows the old and the new price and goes on with the new one', async () => {
    refuse(409, { code: 'price_changed', details: { oldTotalKop: 1_316_700, newTotalKop: 1_463_000 } })
    const { user, withToken } = show()
    await fill(user)
    await user.click(next())
    expect((await screen.findByText(/Цена изменилась/)).textContent).toBe(
      'Цена изменилась: было 13\u00a0167\u00a0₽, стало 14\u00a0630\u00a0₽.',
    )
    withToken('token-of-the-new-price')
    await user.click(screen.getByRole('button', { name: /Продолжить за 14\s630/ }))
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    expect(sent(1).body.quoteToken).toBe('token-of-the-new-price')
  })

  it('keeps a press that comes before the new price is there, and the form under it', async () => {
    refuse(409, { code: 'price_changed', details: { oldTotalKop: 1_316_700, newTotalKop: 1_463_000 } })
    let resolve = (_token: string) => {}
    const answered = new Promise<string>((done) => {
      resolve = done
    })
    const user = userEvent.setup({ delay: null })
    render(<RefreshedStep answered={answered} />)
    await fill(user)
    const field = screen.getByLabelText('Фамилия')
    await user.click(next())
    await user.click(await screen.findByRole('button', { name: /Продолжить за 14\s630/ }))
    expect(door).toHaveBeenCalledOnce()
    await act(async () => resolve('token-of-the-new-price'))
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    expect(sent(1).body.quoteToken).toBe('token-of-the-new-price')
    expect(screen.getByLabelText('Фамилия')).toBe(field)
  })

  it('offers to go on without a code that the branch rejected, at the price without it', async () => {
    const { user } = show()
    await fill(user)
    const plain = { price: { ...booking.price, totalKop: 1_463_000 }, quoteToken: 'token-without' }
    door
      .mockResolvedValueOnce(refusal(409, 'promo_client_limit'))
      .mockResolvedValueOnce(answer(plain))
      .mockResolvedValueOnce(answer(HELD))
    await user.click(next())
    expect((await screen.findByText(ru.rejection.promoNotForClient)).textContent).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: /Продолжить без промокода за 14\s630/ }))
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    expect(sent(2).body).toMatchObject({ quoteToken: 'token-without', rental: { pc: '' } })
  })

  it('offers to go on without a code that needs a proof to who does not prove the phone', async () => {
    const { user } = show()
    await fill(user)
    const plain = { price: { ...booking.price, totalKop: 1_463_000 }, quoteToken: 'token-without' }
    door
      .mockResolvedValueOnce(refusal(409, 'phone_unproved', { details: { about: 'promo' } }))
      .mockResolvedValueOnce(answer(plain))
    await user.click(next())
    await user.click(await screen.findByRole('button', { name: proof.leave }))
    expect(await screen.findByText(ru.rejection.phoneUnprovedOf.promo)).toBeTruthy()
    expect(await screen.findByRole('button', { name: /Продолжить без промокода за 14\s630/ })).toBeTruthy()
  })

  it('turns into a call when the pick-up came too near', async () => {
    refuse(400, { code: 'pickup_too_soon' })
    const { user } = show()
    await fill(user)
    await user.click(next())
    expect(await screen.findByText('Перезвоните мне')).toBeTruthy()
  })

  it.each([
    ['option_not_offered', ru.rejection.optionNotOffered],
    ['extra_drivers_missing', ru.rejection.driversMissing],
  ])('says %s in its own words', async (code, text) => {
    refuse(400, { code })
    const { user } = show()
    await fill(user)
    await user.click(next())
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('goes on without what ran out, when the visitor agrees', async () => {
    refuse(409, { code: 'extra_sold_out', details: { code: 'roof-box', left: 0 } })
    const { user, withToken } = show()
    await fill(user)
    await user.click(next())
    expect(await screen.findByText(ru.rejection.extraSoldOut)).toBeTruthy()
    expect(router.refresh).toHaveBeenCalledOnce()
    withToken('token-of-what-is-left')
    await user.click(screen.getByRole('button', { name: ru.rejection.goOnWithoutExtra }))
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    expect(sent(1).body.quoteToken).toBe('token-of-what-is-left')
  })

  it('changes the booking that is held already instead of making another', async () => {
    const { user } = show()
    await fill(user)
    await user.click(next())
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce())
    cleanup()

    const again = show('ru', 'token-2')
    for (const box of [/политикой/, /персональных/]) await again.user.click(screen.getByRole('checkbox', { name: box }))
    await phoneReady()
    await again.user.type(screen.getByLabelText(ru.form.lastName), 'я')
    door.mockResolvedValueOnce(answer({ price: booking.price, quoteToken: 'token-of-the-change' }))
    await again.user.click(next())
    await waitFor(() => expect(router.push).toHaveBeenCalledTimes(2))
    expect(door.mock.calls.map(([path]) => path)).toEqual([
      '/api/bookings/',
      '/api/bookings/1234567/quote/',
      '/api/bookings/1234567/',
    ])
    expect(sent(2).body).toMatchObject({ driver: { last_name: 'Лебедевая' }, quoteToken: 'token-of-the-change' })
  })

  it("puts the branch's limit at the field", async () => {
    refuse(422, { code: 'experience_too_short' })
    const { user } = show()
    await fill(user)
    await user.click(next())
    const link = await screen.findByRole('link', { name: 'Для этой машины нужен стаж от 3 лет' })
    expect(link.getAttribute('href')).toBe(`#${within(dateGroup(ru.form.licenceSince)).getAllByRole('textbox')[0]?.id}`)
  })

  it('needs a patronymic in Russian unless there is none', async () => {
    const { user } = show()
    await fill(user)
    await user.clear(screen.getByLabelText(ru.form.middleName))
    await user.click(next())
    expect(await screen.findByRole('link', { name: ru.errors.middleNameEmpty })).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: ru.form.noMiddleName }))
    await user.click(next())
    await waitFor(() => expect(door).toHaveBeenCalled())
    expect(sent().body.driver.middle_name).toBeNull()
  })

  it.each([
    ['en', en],
    ['zh-CN', zh],
  ] as const)('asks for no patronymic in %s', async (locale, messages) => {
    show(locale)
    expect(await screen.findByLabelText(messages.form.lastName)).toBeTruthy()
    expect(screen.queryByLabelText(messages.form.middleName)).toBeNull()
  })

  it('keeps the draft over a reload and in another language, without the consents', async () => {
    const first = show()
    await fill(first.user)
    first.unmount()
    const stored = localStorage.getItem('sun-rent')
    // A fresh page: the store is empty, only the browser's storage remembers.
    useSession.setState({ booking: null })
    localStorage.setItem('sun-rent', String(stored))

    show('en')
    expect(screen.getByLabelText<HTMLInputElement>(en.form.lastName).value).toBe('Лебедева')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /privacy policy/ }).checked).toBe(false)
    expect(stored).not.toContain('privacyPolicy')
  })

  it('forgets a draft after a day, and anything that is not one', () => {
    const draft = { fields: { last_name: 'Лебедева' }, attempt: null, savedAt: Date.now() - 25 * 60 * 60 * 1000 }
    for (const booking of [draft, { fields: 'x' }, 7]) {
      localStorage.setItem('sun-rent', JSON.stringify({ state: { booking }, version: 1 }))
      const { unmount } = show()
      expect(screen.getByLabelText<HTMLInputElement>(ru.form.lastName).value).toBe('')
      unmount()
    }
  })
})
