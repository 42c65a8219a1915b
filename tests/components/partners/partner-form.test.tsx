import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PartnerForm } from '@/components/partners/partner-form'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import partners from '@/messages/ru/partners.json'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}))

const CONSENTS = 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01'
const { form, errors, failures } = partners

/** The door, replaced at `fetch`. */
let door: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  door = vi.fn<typeof fetch>(async () => Response.json({ status: 'success' }, { status: 201 }))
  vi.stubGlobal('fetch', door)
})

function show() {
  render(
    <NextIntlClientProvider locale="ru" messages={{ partners }} timeZone={STATION_TIME_ZONE}>
      <PartnerForm consents={CONSENTS} phone="+7 423 200-00-00" />
    </NextIntlClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

type User = ReturnType<typeof show>

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
const send = (user: User) => user.click(screen.getByRole('button', { name: form.send }))

async function put(user: User, label: string, text: string): Promise<void> {
  await user.click(field(label))
  await user.paste(text)
}

async function fill(user: User, { consents = true } = {}): Promise<void> {
  await put(user, form.company, 'Отель «Амур»')
  await user.selectOptions(screen.getByLabelText(form.kind), 'hotel')
  await put(user, form.contactName, 'Анна')
  await put(user, form.phone, '+79140001122')
  await put(user, form.email, 'amur@hotel.example')
  if (consents) for (const box of screen.getAllByRole('checkbox')) await user.click(box)
}

describe('PartnerForm', { timeout: 20_000 }, () => {
  it('sends the request with both consents and says that it arrived', async () => {
    const user = show()
    await fill(user)
    await send(user)
    expect((await screen.findByRole('status')).textContent).toContain(form.sentTitle)
    expect(door).toHaveBeenCalledOnce()
    const [path, init] = door.mock.calls[0] ?? []
    expect(path).toBe('/api/partners/')
    expect(new Headers(init?.headers).get('x-consents')).toBe(CONSENTS)
    expect(JSON.parse(String(init?.body))).toEqual({
      company: 'Отель «Амур»',
      kind: 'hotel',
      contactName: 'Анна',
      phone: '+79140001122',
      email: 'amur@hotel.example',
      city: '',
      site: '',
      message: '',
    })
  })

  it('sends nothing without consents, and names every error by its field', async () => {
    const user = show()
    await send(user)
    await screen.findByText(errors.personalDataNeeded, { selector: 'a' })
    const summary = screen.getByRole('alert')
    for (const text of [errors.companyEmpty, errors.kindEmpty, errors.nameEmpty, errors.phoneEmpty, errors.emailEmpty])
      expect(summary.textContent).toContain(text)
    expect(summary.textContent).toContain(errors.privacyPolicyNeeded)
    expect(field(form.company).getAttribute('aria-invalid')).toBe('true')
    expect(door).not.toHaveBeenCalled()
  })

  it('keeps everything that was typed when the sending fails, and sends it again', async () => {
    door.mockRejectedValueOnce(new TypeError('no network'))
    const user = show()
    await fill(user)
    await send(user)
    expect((await screen.findByRole('alert')).textContent).toContain(failures.notSent)
    expect(field(form.company)).toHaveProperty('value', 'Отель «Амур»')
    await send(user)
    await waitFor(() => expect(door).toHaveBeenCalledTimes(2))
    expect((await screen.findByRole('status')).textContent).toContain(form.sentTitle)
  })

  it.each([
    ['too_many_requests', 429, failures.tooMany],
    ['consent_required', 400, failures.documentsChanged],
    ['unavailable', 503, failures.notSent],
  ])('says what %s means', async (code, status, text) => {
    door.mockResolvedValueOnce(Response.json({ status: 'error', error: { code } }, { status }))
    const user = show()
    await fill(user)
    await send(user)
    expect((await screen.findByRole('alert')).textContent).toContain(text)
  })

  it('puts what the door says of a field at that field', async () => {
    const error = { code: 'invalid_request', fields: { email: 'an e-mail address' } }
    door.mockResolvedValueOnce(Response.json({ status: 'error', error }, { status: 400 }))
    const user = show()
    await fill(user)
    await send(user)
    await waitFor(() => expect(field(form.email).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText(errors.emailWrong).length).toBeGreaterThan(0)
  })
})
