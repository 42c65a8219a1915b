import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { GoOnPhone } from '@/components/bookings/driver/go-on-phone'
import { stepHref } from '@/lib/bookings/steps'
import { qrPicture } from '@/lib/format/qr-picture'
import { NOTHING_CHOSEN } from '@/lib/options/choice'
import bookings from '@/messages/zh-CN/bookings.json'

vi.mock('@/lib/config/server-env', () => ({ serverEnv: () => ({ SITE_URL: 'https://sun.example' }) }))

it('opens the same step on a phone, in the same language, with what was chosen', () => {
  const choice = { ...NOTHING_CHOSEN, promo: 'PORT3', colour: 'white' as const }
  render(
    <NextIntlClientProvider locale="zh-CN" messages={{ bookings }}>
      <GoOnPhone href={stepHref('toyota-aqua', { from: '2026-12-01' }, 'you', choice)} />
    </NextIntlClientProvider>,
  )
  const code = screen.getByRole('img', { name: bookings.phoneCode.picture, hidden: true })
  const address = `https://sun.example/cn${stepHref('toyota-aqua', { from: '2026-12-01' }, 'you', choice)}`
  expect(address).toContain('step=you')
  expect(code.lastElementChild?.getAttribute('d')).toBe(qrPicture(address).path)
})
