import { describe, expect, it } from 'vitest'
import type { CarPage } from '@/lib/cars/car'
import { autoRental } from '@/lib/seo/json-ld/auto-rental'
import { breadcrumbs } from '@/lib/seo/json-ld/breadcrumbs'
import { carProduct } from '@/lib/seo/json-ld/car-product'
import { sampleCar } from '@/tests/setup/sample-car'
import { samplePhoto } from '@/tests/setup/sample-photo'
import { settings } from '@/tests/setup/sample-settings'

const SITE = 'https://rent.example'
const day = { period: '2026-11-21/2026-12-20', season: null, discount3: 5, discount7: 10 }
const car: CarPage = {
  ...sampleCar,
  description: 'Хорошая машина',
  deductibleKop: 0,
  charges: [],
  overMileageKopPerKm: 0,
  licenceCategory: 'B',
  prices: [{ ...day, oneDayKop: null, underThreeKop: 500_000, fromThreeKop: 475_000, fromSevenKop: 450_000 }],
  alternatives: [],
  options: { insurance: [], mileage: null, protection: null, extras: [] },
  promo: null,
}

/** What search engines reject a thing without. */
const REQUIRED = {
  Product: ['name', 'image', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AutoRental: ['name', 'address', 'telephone', 'url', 'image', 'geo'],
} as const

function missing(thing: object, fields: readonly string[]): string[] {
  const filled = new Map(Object.entries(thing))
  return fields.filter((field) => !filled.get(field))
}

describe('carProduct', () => {
  it('has every required field, and today’s price of a day in roubles', () => {
    const product = carProduct(car, 'en', SITE)
    if (!product) throw new Error('a car for hire is a product')
    expect(missing(product, REQUIRED.Product)).toEqual([])
    expect(missing(product.offers, REQUIRED.Offer)).toEqual([])
    expect(product.url).toBe('https://rent.example/en/rent/toyota-rav4/')
    expect(product.offers).toMatchObject({ price: '5000', priceCurrency: 'RUB' })
    expect(product.offers.priceSpecification.unitCode).toBe('DAY')
    expect(product.image).toMatch(/^https:\/\/rent\.example\/opengraph\/toyota-rav4\.png\?v=[0-9a-f]{8}$/)
  })

  it('shows the photos of the branch instead of the drawing, as JPEGs', () => {
    const product = carProduct({ ...car, photos: [samplePhoto('exterior'), samplePhoto('boot')] }, 'en', SITE)
    expect(product?.image).toHaveLength(2)
    for (const image of product?.image ?? [])
      expect(image).toMatch(/^https:\/\/rent\.example\/photos\/[0-9a-f]{32}-960\.jpg$/)
  })

  it('is no offer for a car that comes with a driver only', () => {
    expect(carProduct({ ...car, selfDrive: false }, 'ru', SITE)).toBeNull()
  })
})

describe('autoRental', () => {
  const branch = { ...settings, address_in_contacts: 'Владивосток', main_email: 'rent@example.ru' }
  const texts = { name: 'SUN rent', description: 'Прокат' }

  it('has every required field, and a phone that can be dialled', () => {
    const thing = autoRental({ ...branch, main_phone: '+7 423 200-00-00' }, texts, 'zh-CN', SITE)
    expect(missing(thing, REQUIRED.AutoRental)).toEqual([])
    expect(thing.telephone).toBe('+74232000000')
    expect(thing.url).toBe('https://rent.example/cn/')
  })

  it('names only the profiles that are set', () => {
    expect(autoRental(branch, texts, 'ru', SITE).sameAs).toBeUndefined()
    const vk = 'https://vk.example/sun'
    expect(autoRental({ ...branch, soc_vk: vk }, texts, 'ru', SITE).sameAs).toEqual([vk])
  })

  it('is the seller of every offer', () => {
    expect(carProduct(car, 'ru', SITE)?.offers.seller['@id']).toBe(autoRental(branch, texts, 'en', SITE)['@id'])
  })
})

describe('breadcrumbs', () => {
  it('are numbered, with full addresses of all pages but the last, which has none', () => {
    const parents = [
      { name: 'Home', href: '/' },
      { name: 'Fleet', href: '/rent/' },
    ]
    const list = breadcrumbs(parents, 'RAV4', 'en', SITE)
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://rent.example/en/' },
      { '@type': 'ListItem', position: 2, name: 'Fleet', item: 'https://rent.example/en/rent/' },
      { '@type': 'ListItem', position: 3, name: 'RAV4' },
    ])
  })
})
