import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TransferRoutes } from '@/components/transfers/transfer-routes'
import { firstTrip, readTrip, type TripChoices } from '@/lib/transfers/trip-fields'
import transfers from '@/messages/ru/transfers.json'
import type { TransferRoute } from '@/provider/contract/transfers'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}))

const TEXTS = { text: 'Встретим.', distanceKm: 44, hours: 3, fromKop: 450_000 }
const ROUTES: TransferRoute[] = [
  {
    ...{ id: 'airport-centre', kind: 'transfer', fromPlace: 'airport', toPlace: 'centre', fromSlug: 'toyota-camry' },
    ...{ ...TEXTS, name: 'Аэропорт — центр' },
  },
  {
    ...{ id: 'gamov-day', kind: 'excursion', fromPlace: 'centre', toPlace: null, fromSlug: 'land-cruiser' },
    ...{ ...TEXTS, name: 'Мыс Гамова' },
  },
  {
    ...{ id: 'wedding', kind: 'excursion', fromPlace: null, toPlace: null, fromSlug: 'land-cruiser' },
    ...{ ...TEXTS, name: 'Свадьба' },
  },
]
const CHOICES: TripChoices = {
  ...{ routes: ROUTES, presets: [], minHours: 3, passengers: 4 },
  places: [
    { code: 'airport', name: 'Аэропорт' },
    { code: 'centre', name: 'Центр' },
  ],
  rules: { leadHours: 12, maxHours: 24, maxDaysAhead: 365, childSeatKop: 0 },
}

function hrefs(models?: Map<string, string>): string[] {
  render(
    <NextIntlClientProvider locale="ru" messages={{ transfers }} timeZone="Asia/Vladivostok">
      <TransferRoutes routes={ROUTES} {...(models && { models })} />
    </NextIntlClientProvider>,
  )
  return screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
}

const first = firstTrip(CHOICES, { date: '2026-12-05', time: '12:00' })
const readBack = (href: string) => {
  const { searchParams } = new URL(href, 'http://site/service/')
  return readTrip((name) => searchParams.get(name), first, CHOICES)
}

describe('trips that the branch knows', () => {
  it('lead from the list to the order of the car whose price they show, and name it', () => {
    const links = hrefs(
      new Map([
        ['toyota-camry', 'Toyota Camry'],
        ['land-cruiser', 'Land Cruiser'],
      ]),
    )
    expect(links.map((href) => href.replace(/\?.*#/, '?…#'))).toEqual([
      '/service/toyota-camry/?…#order',
      '/service/land-cruiser/?…#order',
      '/service/land-cruiser/?…#order',
    ])
    expect(screen.getByText('Мыс Гамова').closest('li')?.textContent).toContain('Land Cruiser')
  })

  it('begin the form with that very trip', () => {
    const [airport = '', gamov = '', wedding = ''] = hrefs()
    for (const href of [airport, gamov, wedding]) expect(href).toMatch(/^\?.+#order$/)
    expect(readBack(airport)).toMatchObject({ kind: 'transfer', from: 'airport', to: 'centre' })
    expect(readBack(gamov)).toMatchObject({ kind: 'excursion', route: 'gamov-day', from: 'centre' })
    expect(readBack(wedding)).toMatchObject({ kind: 'excursion', route: 'wedding', from: 'address' })
  })
})
