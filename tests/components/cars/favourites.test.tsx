import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FavouriteHeart } from '@/components/cars/favourites/favourite-heart'
import { FavouriteRow } from '@/components/cars/favourites/favourite-row'
import { FavouritesLink } from '@/components/cars/favourites/favourites-link'
import { PriceChange } from '@/components/cars/favourites/price-change'
import { readFavourites, toggleFavourite } from '@/lib/cars/favourites'
import { watchFavourites } from '@/lib/cars/watch-favourites'
import cars from '@/messages/ru/cars.json'
import { sampleCar, samplePrice } from '@/tests/setup/sample-car'

vi.mock('next/navigation', () => ({ usePathname: () => '/rent/', useRouter: () => ({}) }))

const KEY = 'sun-rent-favourites'
const QUERY = '?from=2026-12-05&to=2026-12-12'
const car = { ...sampleCar, price: samplePrice }
const TEXTS = { cheaper: 'Подешевела на {amount}', dearer: 'Подорожала на {amount}' }

function show(element: React.ReactNode) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ cars }} timeZone="Asia/Vladivostok">
      {element}
    </NextIntlClientProvider>,
  )
}
const heart = () => screen.getByRole('button', { name: 'В избранное: Toyota RAV4' })
const fill = (slugs: string[]) => {
  for (const slug of slugs) toggleFavourite({ slug, basis: '', kop: 100 })
}

describe('favourites', () => {
  beforeEach(() => localStorage.clear())

  it('are marked with their price and its dates, and unmarked without a trace', () => {
    show(<FavouriteHeart car={car} query={QUERY} />)
    fireEvent.click(heart())
    expect(heart().getAttribute('aria-pressed')).toBe('true')
    expect(readFavourites()).toEqual([{ slug: 'toyota-rav4', basis: QUERY, kop: samplePrice.totalKop }])
    fireEvent.click(heart())
    expect(heart().getAttribute('aria-pressed')).toBe('false')
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('follow another tab', () => {
    show(<FavouriteHeart car={car} query="" />)
    localStorage.setItem(KEY, JSON.stringify({ version: 1, cars: [{ slug: car.slug, basis: '', kop: 1 }] }))
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    })
    expect(heart().getAttribute('aria-pressed')).toBe('true')
  })

  it('are 24 at most: the oldest gives way', () => {
    fill(Array.from({ length: 25 }, (_, index) => `car-${index}`))
    expect(readFavourites()).toHaveLength(24)
    expect([readFavourites()[0]?.slug, readFavourites().at(-1)?.slug]).toEqual(['car-24', 'car-1'])
  })

  it.each([
    'no json',
    '{"version":2,"cars":[{"slug":"fit","basis":"","kop":1}]}',
    '{"version":1,"cars":[{"slug":"../x","basis":"","kop":1},{"slug":"fit"},7]}',
  ])('are none where storage holds something else: %s', (stored) => {
    localStorage.setItem(KEY, stored)
    expect(readFavourites()).toEqual([])
  })

  it('stand in an address, the newest first, with their number', async () => {
    fill(['voxy', 'fit'])
    show(<FavouritesLink label="Избранное">♥</FavouritesLink>)
    const end = watchFavourites()
    const link = await screen.findByRole('link', { name: 'Избранное: 2' })
    expect(link.textContent).toBe('♥2')
    expect(link.getAttribute('href')).toBe('/rent/?list=fit,voxy')
    toggleFavourite({ slug: 'fit', basis: '', kop: 100 })
    await screen.findByRole('link', { name: 'Избранное: 1' })
    end()
  })

  it('are counted in the header of another layout too', async () => {
    fill(['fit'])
    const end = watchFavourites()
    show(<FavouritesLink label="Избранное">♥</FavouritesLink>)
    await screen.findByRole('link', { name: 'Избранное: 1' })
    end()
  })

  it('name what a rental costs, but for a car that comes with a driver', () => {
    const row = (selfDrive: boolean) => <FavouriteRow car={{ ...car, price: null, selfDrive }} isTicked query="" />
    show(row(true))
    expect(screen.getByRole('listitem').textContent).toContain('₽')
    cleanup()
    show(row(false))
    expect(screen.getByRole('listitem').textContent).not.toContain('₽')
    expect(screen.getByText(cars.reasonWithDriver)).toBeTruthy()
  })

  it('say what changed since they were marked, for the same dates only', () => {
    toggleFavourite({ slug: 'fit', basis: QUERY, kop: 1_000_000 })
    const change = (kop: number, basis: string) => (
      <p>
        <PriceChange basis={basis} kop={kop} plain="за 7 суток" slug="fit" texts={TEXTS} />
      </p>
    )
    show([change(936_000, QUERY), change(1_100_000, QUERY), change(936_000, '')])
    const said = screen.getAllByRole('paragraph').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    expect(said).toEqual(['Подешевела на 640 ₽', 'Подорожала на 1 000 ₽', 'за 7 суток'])
  })
})
