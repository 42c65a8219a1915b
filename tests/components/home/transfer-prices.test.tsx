import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { ClassTiles } from '@/components/home/class-tiles'
import type { CarClassSummary } from '@/lib/cars/car'
import home from '@/messages/ru/home.json'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

const tile = (id: CarClassSummary['id'], name: string): CarClassSummary => ({
  id,
  name,
  lead: '',
  body: 'suv',
  defaultColour: 'белый',
  models: 2,
  available: null,
  fromPerDayKop: 500_000,
})

describe('the classes of the home page', () => {
  it('show the one price of what comes with a driver only, and lead there', () => {
    render(
      <NextIntlClientProvider locale="ru" messages={{ home }} timeZone="Asia/Vladivostok">
        <ClassTiles
          cars={250}
          classes={[tile('bus', 'Автобусы'), tile('suv', 'Внедорожники')]}
          withDriver={new Map([['bus', 1_400_000]])}
        />
      </NextIntlClientProvider>,
    )
    const bus = screen.getByRole('link', { name: /Автобусы/ })
    expect(bus.textContent?.replaceAll('\u00a0', ' ')).toContain('14 000 ₽')
    expect(bus.textContent?.replaceAll('\u00a0', ' ')).toContain('с водителем')
    expect(bus.getAttribute('href')).toBe('/service/#bus')
    const suv = screen.getByRole('link', { name: /Внедорожники/ })
    expect(suv.textContent?.replaceAll('\u00a0', ' ')).toContain('5 000 ₽')
    expect(suv.getAttribute('href')).toBe('/rent/?class=suv')
  })
})
