import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { CallSection } from '@/components/contacts/call-section'
import { ContactPlaces } from '@/components/contacts/contact-places'
import { Messengers } from '@/components/contacts/messengers'
import { CompanyDetails } from '@/components/layout/footer/company-details'
import { SisterCities } from '@/components/layout/header/sister-cities'
import type { Locale } from '@/lib/i18n/routing'
import contacts from '@/messages/ru/contacts.json'
import layout from '@/messages/ru/layout.json'
import { booking } from '../../setup/sample-booking'
import { settings } from '../../setup/sample-settings'

// Asks for the request's language on the server.
vi.mock('@/components/layout/working-hours', () => ({ WorkingHours: () => null }))

const COMPANY = {
  name: 'ООО «Солнце»',
  inn: '2500000000',
  ogrn: '1022500000000',
  legalAddress: 'Владивосток, ул. Светланская, 1',
  copyrightFrom: 1996,
}

const show = (children: React.ReactNode, locale: Locale = 'ru') =>
  render(
    <NextIntlClientProvider locale={locale} messages={{ contacts, layout }} timeZone="Asia/Vladivostok">
      {children}
    </NextIntlClientProvider>,
  )

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])

it.each([
  ['ru', ''],
  ['en', 'ru'],
] as const)('names the company with both of its numbers and its address: %s', (locale, addressLanguage) => {
  show(<CompanyDetails settings={{ ...settings, company: COMPANY }} year="2026" />, locale)
  expect(document.body.textContent).toContain('ООО «Солнце», ИНН\u00a02500000000, ОГРН\u00a01022500000000.')
  expect(screen.getByText(COMPANY.legalAddress).lang).toBe(addressLanguage)
})

it('claims nothing of the company while the settings cannot be asked', () => {
  show(<CompanyDetails settings={null} year="2026" />)
  expect(document.body.textContent).toMatch(/1996.2026/)
  expect(document.body.textContent).not.toContain('ИНН')
})

it('gives the site of another city no hold over this one', () => {
  const cities = [{ code: 'sochi', name: 'Сочи', url: 'https://sochi.example' }]
  show(<SisterCities cities={cities} label="Другие города" opens="down" />)
  expect(screen.getByRole('list', { name: 'Другие города' })).toBeTruthy()
  expect(links()).toEqual([['Сочи', 'https://sochi.example', 'noopener']])
})

it('shows the messengers that the settings name, and only those with an address', () => {
  const messengers = {
    telegram: 'https://t.example/sun',
    max: '',
    vk: 'javascript:alert(1)',
    wechat: 'sun',
    wechatCode: '',
  }
  show(
    <ul>
      <Messengers messengers={messengers} />
    </ul>,
  )
  expect(links()).toEqual([['Телеграм', 'https://t.example/sun', 'noopener']])
})

it('offers the callback that it speaks of beside the phone, and neither where no script runs', () => {
  show(<CallSection settings={settings} />)
  const opener = screen.getByRole('link', { name: layout.nav.callback })
  expect('callback' in opener.dataset).toBe(true)
  const said = screen.getByText(/закажите звонок: в рабочие часы/)
  expect([opener, said].filter(({ classList }) => classList.contains('js-only'))).toEqual([opener, said])
})

it('leads to each place of hand-over but to one whose address the client names', () => {
  const port = { ...booking.pickupPlace, id: 7, name: 'Порт', lat: 43.11, lng: 131.88, needsAddress: false }
  show(<ContactPlaces places={[port, { ...port, id: 8, name: 'Гостиница', needsAddress: true }]} />)
  const route = screen.getByRole('link', { name: contacts.places.routeTo.replace('{name}', 'Порт') })
  expect(decodeURIComponent(route.getAttribute('href') ?? '')).toContain('rtext=~43.11,131.88')
  expect(screen.queryByRole('link', { name: /Гостиница/ })).toBeNull()
})
