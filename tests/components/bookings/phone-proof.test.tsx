import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePhoneProof } from '@/components/bookings/proof/use-phone-proof'
import { ConfirmForm } from '@/components/bookings/review/confirm-form'
import { sendJson } from '@/lib/browser-api/send-json'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import ru from '@/messages/ru/bookings.json'
import payments from '@/messages/ru/payments.json'
import texts from '@/messages/ru/phone-proof.json'
import profile from '@/messages/ru/profile.json'
import quotes from '@/messages/ru/quotes.json'

const router = { push: vi.fn(), refresh: vi.fn(), replace: vi.fn() }
// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => router,
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

const REQUEST = 'r'.repeat(43)
const SUMS = {
  citizenship: 'RU' as const,
  dueKop: 1_316_700,
  prepayKop: 263_300,
  depositKop: 500_000,
  prepayPercent: 20,
  limits: { cardPaymentMaxKop: 35_000_000, onlinePaymentMaxKop: 100_000_000 },
  cash: null,
}

const rejected = (code: string, status: number, details?: Record<string, string>) =>
  Response.json({ status: 'error', error: { code, message: '', requestId: '1', details } }, { status })
const confirmed = () => Response.json({ status: 'success', data: { number: '1234567' } })
const codeSent = () =>
  Response.json({ status: 'success', data: { request: REQUEST, expiresInSeconds: 300, resendInSeconds: 60 } })

type Sent = { url: string; body: Record<string, unknown> }

/** The site as these answers make it. @returns what the browser has sent */
function answering(...answers: Response[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url: String(url), body: JSON.parse(body) })
    return answers.shift() ?? rejected('internal', 500)
  })
  return sent
}

function confirm() {
  render(
    <NextIntlClientProvider locale="ru" messages={{ bookings: ru, payments, quotes }} timeZone={STATION_TIME_ZONE}>
      <ConfirmForm
        barSummary={null}
        waysNote={null}
        deposit={null}
        driverPhone="+79995550001"
        number="1234567"
        phone="+74232000000"
        phoneText="+7 423 200 0000"
        sums={SUMS}
        versions={{ public_offer: '2026-11-01', rentalterms: '2026-11-01' }}
      />
    </NextIntlClientProvider>,
  )
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${ru.review.ways.branch}`) }))
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
}

async function enterCode(code: string) {
  fireEvent.change(await screen.findByLabelText(profile.code.sms), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: texts.submit }))
}

beforeEach(() => router.push.mockReset())
afterEach(() => vi.unstubAllGlobals())

describe('a confirmation whose phone is to be proved', () => {
  it('asks for a code from the driver’s phone, tells a wrong one, and goes on with the right one', async () => {
    const sent = answering(rejected('phone_unproved', 409), codeSent(), rejected('code_wrong', 422), confirmed())
    confirm()
    expect(await screen.findByRole('dialog', { name: texts.title })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: texts.requestCode }))
    await enterCode('111111')
    expect(await screen.findAllByText(profile.errors.codeWrong)).not.toHaveLength(0)
    await enterCode('222 222')
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce())
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/bookings/1234567/',
      '/api/bookings/phone-code/',
      '/api/bookings/1234567/',
      '/api/bookings/1234567/',
    ])
    expect(sent[1]?.body).toEqual({ phone: '+79995550001' })
    expect([sent[0]?.body.proof, sent[3]?.body.proof]).toEqual([undefined, { request: REQUEST, code: '222222' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says what needs the proof', async () => {
    for (const about of ['promo', 'extra', 'prepayment'] as const) {
      answering(rejected('phone_unproved', 409, { about }))
      confirm()
      expect(await screen.findByText(texts.whyOf[about])).toBeTruthy()
      cleanup()
    }
  })

  it('names the other ways to who leaves the dialog, and asks again at the next press', async () => {
    answering(rejected('phone_unproved', 409), rejected('phone_unproved', 409))
    confirm()
    fireEvent.click(await screen.findByRole('button', { name: texts.leave }))
    expect(await screen.findByText(/или оплатив её онлайн/)).toBeTruthy()
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
    expect(await screen.findByRole('dialog', { name: texts.title })).toBeTruthy()
  })
})

function Sender({ outcomes }: { outcomes: string[] }) {
  const { withProof, dialog } = usePhoneProof()
  const send = () => sendJson('/api/bookings/', {})
  return (
    <>
      <button
        onClick={() => void withProof('+79995550001', send).catch(({ code }) => outcomes.push(code))}
        type="button"
      >
        book
      </button>
      {dialog}
    </>
  )
}

it('what fails for another reason than the code is told by the form, and the dialog goes', async () => {
  const outcomes: string[] = []
  answering(rejected('phone_unproved', 409), codeSent(), rejected('car_taken', 409))
  render(
    <NextIntlClientProvider locale="ru" messages={{}} timeZone={STATION_TIME_ZONE}>
      <Sender outcomes={outcomes} />
    </NextIntlClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'book' }))
  fireEvent.click(await screen.findByRole('button', { name: texts.requestCode }))
  await enterCode('333333')
  await waitFor(() => expect(outcomes).toEqual(['car_taken']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
