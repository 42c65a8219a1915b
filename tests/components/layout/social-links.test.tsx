import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { SocialLinks } from '@/components/layout/footer/social-links'
import layout from '@/messages/ru/layout.json'
import { settings } from '@/tests/setup/sample-settings'

function footer(set: Partial<typeof settings>) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ layout }} timeZone="Asia/Vladivostok">
      <SocialLinks settings={{ ...settings, ...set }} />
    </NextIntlClientProvider>,
  )
  return screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])
}

it('shows the networks that the settings name, and no address that leads nowhere', () => {
  const links = footer({ soc_vk: 'https://vk.example/sun', soc_fb: 'javascript:alert(1)', soc_youtube: ' ' })
  expect(links).toEqual([['ВКонтакте', 'https://vk.example/sun', 'noopener']])
})

it('is not there while none is set', () => {
  expect(footer({})).toEqual([])
  expect(screen.queryByRole('list')).toBeNull()
})

it('says of Meta’s networks, and of no other, what the law of Russia asks for', () => {
  const links = footer({ soc_vk: 'https://vk.example/sun', soc_insta: 'https://insta.example/sun' })
  expect(links.map(([text]) => text)).toEqual(['ВКонтакте', 'Инстаграм*'])
  expect(screen.getByRole('link', { description: layout.social.note }).textContent).toBe('Инстаграм*')
})

it('has no such note while they are not set', () => {
  footer({ soc_vk: 'https://vk.example/sun' })
  expect(screen.queryByText(layout.social.note)).toBeNull()
})
