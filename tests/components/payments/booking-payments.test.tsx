import { cleanup, render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { BookingPayments } from '@/components/payments/booking-payments'
import { formatRoubles } from '@/lib/format/money'
import type { Locale } from '@/lib/i18n/routing'
import enHistory from '@/messages/en/history.json'
import enPayments from '@/messages/en/payments.json'
import ruHistory from '@/messages/ru/history.json'
import ruPayments from '@/messages/ru/payments.json'
import zhHistory from '@/messages/zh-CN/history.json'
import zhPayments from '@/messages/zh-CN/payments.json'
import type { Booking } from '@/provider/contract/bookings'
import { booking as held } from '../../setup/sample-booking'
import { settings as sample } from '../../setup/sample-settings'

// Next's router exists only inside Next.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/',
  useParams: () => ({}),
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}))

const MESSAGES = {
  ru: { payments: ruPayments, history: ruHistory },
  en: { payments: enPayments, history: enHistory },
  'zh-CN': { payments: zhPayments, history: zhHistory },
}
const LOCALES = ['ru', 'en', 'zh-CN'] as const
const online = (method: 'sbp' | 'mir' | 'unionpay', isTaken: boolean) => ({
  ...sample.facts.payments,
  [method]: { ...sample.facts.payments[method], online: isTaken },
})
const wechat = { ...sample.facts.messengers, wechat: 'sunrent-vvo' }
const settings = { ...sample, facts: { ...sample.facts, messengers: wechat } }
const DUE_KOP = 1_291_300
const PREPAY_KOP = 258_300
const confirmed: Booking = {
  ...held,
  status: 'confirmed',
  holdUntil: null,
  paidKop: 0,
  dueKop: DUE_KOP,
  prepayKop: PREPAY_KOP,
  payments: [],
}
const active: Booking = { ...confirmed, status: 'active' }
const charges = [
  { number: 'D-15', name: 'Топливо', dueKop: 95_000, isDisputed: false },
  { number: 'D-16', name: 'Мойка', dueKop: 150_000, isDisputed: false },
]
const TOTAL_KOP = DUE_KOP + 245_000
const returned: Booking = { ...confirmed, status: 'completed', bill: { totalKop: TOTAL_KOP, charges } }
const deposit: Booking['deposit'] = {
  state: 'released',
  amountKop: 500_000,
  holdAt: '2026-11-28T06:00:00.000Z',
  releaseBy: null,
  releasedAt: '2026-11-30T09:00:00.000Z',
  keptKop: 0,
  cards: [],
  maxCards: 3,
  acceptsCash: true,
  releaseDays: 30,
}

function show(booking: Booking, locale: Locale = 'ru', own: typeof sample = settings) {
  cleanup()
  return render(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Vladivostok">
      <BookingPayments booking={booking} settings={own} />
    </NextIntlClientProvider>,
  )
}
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ')
const pageText = () => plain(document.body.textContent)
const amount = (kop: number, locale: Locale = 'ru') => plain(formatRoubles(kop, locale))
const buttonNames = async () => (await screen.findAllByRole('button')).map(({ textContent }) => plain(textContent))
const ADVANCE = /предоплат|заранее|in advance|prepay|预付/i

describe('the payments of a booking', () => {
  it.each(LOCALES)(
    'to be paid at the pick-up are folded, in %s: which cards work, and cash at the pick-up',
    (locale) => {
      show(confirmed, locale)
      const { card, cash } = MESSAGES[locale].payments.list
      const summary = screen.getByText(card)
      expect(summary.closest('details')?.open).toBe(false)
      expect(pageText()).toContain(plain(cash))
      expect(pageText()).toMatch(/СБП|SBP/)
      expect(screen.queryByRole('heading')).toBeNull()
    },
  )

  it('name only what the settings take, and nothing of Russian cards where others work too', () => {
    show(confirmed, 'en', { ...settings, facts: { ...settings.facts, payments: online('sbp', false) } })
    expect(pageText()).toContain('Only cards of Russian banks work here.')
    show(confirmed, 'en', { ...settings, facts: { ...settings.facts, payments: online('unionpay', true) } })
    expect(document.querySelector('details')).toBeNull()
    expect(pageText()).not.toContain('Only cards')
  })

  it('of which a part was paid online are not folded', async () => {
    show({ ...confirmed, paidKop: PREPAY_KOP })
    expect(document.querySelector('details')).toBeNull()
    expect(await buttonNames()).toHaveLength(2)
  })

  it.each(LOCALES)(
    'after the pick-up ask for the whole rest, in %s, never in advance, and tell the way without a card',
    async (locale) => {
      show(active, locale)
      const names = await buttonNames()
      expect(names).toEqual([expect.stringContaining(amount(DUE_KOP, locale))])
      expect(pageText()).not.toMatch(ADVANCE)
      expect(pageText()).toContain(settings.main_email)
      expect(pageText().includes(wechat.wechat)).toBe(locale === 'zh-CN')
      expect(pageText()).toMatch(/СБП|SBP/)
    },
  )

  it.each(LOCALES)(
    'name money that the branch took, in %s, beside what was paid online: sum, day and way',
    (locale) => {
      const online = { id: 'A'.repeat(22), amountKop: PREPAY_KOP, state: 'succeeded' as const, refunds: [] }
      const payments = [{ ...online, method: 'sbp', cardLast4: null, at: '2026-11-25T03:00:00.000Z' }]
      const branchPayments = [
        { amountKop: 500_000, means: 'card' as const, at: '2026-11-28T06:05:00.000Z' },
        { amountKop: 300_000, means: 'cash' as const, at: '2026-11-28T06:00:00.000Z' },
      ]
      const { means, titleAll } = MESSAGES[locale].payments.list
      const day = { ru: '28 ноября', en: '28 November', 'zh-CN': '11月28日' }[locale]
      for (const status of ['active', 'completed'] as const) {
        const bill = { totalKop: 0, charges: [] }
        show({ ...confirmed, status, dueKop: 0, paidKop: DUE_KOP, payments, branchPayments, bill }, locale)
        const rows = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))
        expect(rows).toHaveLength(3)
        for (const [index, { amountKop, means: way }] of branchPayments.entries())
          for (const part of [amount(amountKop, locale), day, means[way]]) expect(rows[index]).toContain(part)
        expect(rows[2]).toContain(amount(PREPAY_KOP, locale))
        expect(screen.getAllByRole('link')).toHaveLength(1)
        // After the return other sums stand above them.
        expect(screen.getByText(titleAll)).toBeTruthy()
      }
      show({ ...confirmed, status: 'active', dueKop: 0, paidKop: DUE_KOP, branchPayments }, locale)
      expect(screen.getByRole('heading', { name: titleAll })).toBeTruthy()
    },
  )

  it('offer no part of nothing', async () => {
    show({ ...confirmed, prepayKop: 0 })
    await screen.findAllByRole('button', { hidden: true })
    expect(pageText()).not.toMatch(/\b0 ₽/)
  })

  it.each(LOCALES)(
    'after the return add up the rental and every charge, in %s, each with its number and its way',
    async (locale) => {
      show({ ...returned, deposit }, locale)
      expect(plain(screen.getByRole('heading').textContent)).toContain(amount(TOTAL_KOP, locale))
      for (const { number, name, dueKop } of charges) {
        const link = screen.getByRole('link', { name: new RegExp(number) })
        expect(link.getAttribute('href')).toContain(`purpose=damage&number=${number}`)
        const row = link.closest('li') as HTMLElement
        expect(plain(row.textContent)).toContain(amount(dueKop, locale))
        expect(within(row).getByText(new RegExp(name))).toBeTruthy()
      }
      expect(await buttonNames()).toEqual([expect.stringContaining(amount(DUE_KOP, locale))])
      expect(pageText()).toContain(held.number)
      expect(pageText()).not.toMatch(ADVANCE)
      expect(pageText()).toContain(settings.main_email)
      expect(pageText()).toContain(amount(500_000, locale))
    },
  )

  it.each(LOCALES)(
    'after the return say, in %s, that charges may be kept from cash that the branch has, and not that all is to be paid',
    (locale) => {
      const cash = { brand: 'cash' as const, last4: null, amountKop: 500_000, keptKop: 0, reason: null }
      const held = { ...cash, heldAt: '2026-11-28T06:00:00.000Z', releasedAt: null }
      const own = { ...deposit, state: 'releasing' as const, releasedAt: null, cards: [held] }
      const bill = { totalKop: TOTAL_KOP, charges, cashDepositKop: 500_000 }
      const { openTitle, cashDeposit } = MESSAGES[locale].payments.list.bill
      for (const booking of [
        { ...returned, bill, deposit: own },
        { ...returned, bill },
      ]) {
        show(booking, locale)
        expect(screen.getByRole('heading').textContent).toContain(openTitle.split('{')[0])
        expect(pageText()).toContain(plain(cashDeposit).replace('{deposit}', amount(500_000, locale)))
        expect(pageText().split(amount(500_000, locale))).toHaveLength(2)
      }
      show({ ...returned, bill: { ...bill, cashDepositKop: 0 } }, locale)
      expect(screen.getByRole('heading').textContent).not.toContain(openTitle.split('{')[0])
      expect(pageText()).not.toContain(plain(cashDeposit).split('{')[0])
    },
  )

  it('after the return ask for no charge that is disputed', () => {
    show({ ...returned, bill: { totalKop: TOTAL_KOP, charges: charges.map((one) => ({ ...one, isDisputed: true })) } })
    expect(screen.queryByRole('link', { name: /D-1/ })).toBeNull()
    expect(screen.getAllByText(ruPayments.list.bill.disputed)).toHaveLength(2)
  })

  it.each(LOCALES)('say that everything is paid when nothing is left, in %s, and where the deposit is', (locale) => {
    show({ ...returned, dueKop: 0, prepayKop: 0, bill: { totalKop: 0, charges: [] }, deposit }, locale)
    expect(screen.getByRole('heading', { name: MESSAGES[locale].payments.list.bill.allPaid })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(pageText()).toContain(plain(MESSAGES[locale].payments.list.bill.nothing))
    expect(pageText()).toContain(amount(500_000, locale))
    expect(pageText()).not.toMatch(/\b0 ₽|₽0\b/)
  })
})
