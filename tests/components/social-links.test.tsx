import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { SocialLinks } from '@/components/layout/social-links'
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
