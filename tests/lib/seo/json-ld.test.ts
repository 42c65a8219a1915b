import { describe, expect, it } from 'vitest'
import type { CarPage } from '@/lib/cars/car'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import type { PriceGroup } from '@/lib/prices/price-table'
import { autoRental } from '@/lib/seo/json-ld/auto-rental'
import { breadcrumbs } from '@/lib/seo/json-ld/breadcrumbs'
import { brandOf, carProduct } from '@/lib/seo/json-ld/car-product'
import { longTermProduct } from '@/lib/seo/json-ld/long-term-product'
import { offerCatalog } from '@/lib/seo/json-ld/offer-catalog'
import { transferService } from '@/lib/seo/json-ld/transfer-service'
import type { TransferPage } from '@/lib/transfers/transfer'
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
  Product: ['name', 'image', 'description', 'offers', 'brand'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AutoRental: ['name', 'address', 'telephone', 'url', 'image', 'geo', 'openingHoursSpecification', 'priceRange'],
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
  const branch = { ...settings, main_email: 'rent@example.ru' }
  const texts = { name: 'SUN rent', description: 'Прокат', perDayKop: [177_700, null, 1_200_000] }

  it('has every required field, and a phone that can be dialled', () => {
    const thing = autoRental({ ...branch, main_phone: '+7 423 200-00-00' }, texts, 'zh-CN', SITE)
    expect(missing(thing, REQUIRED.AutoRental)).toEqual([])
    expect(thing.telephone).toBe('+74232000000')
    expect(thing.url).toBe('https://rent.example/cn/')
  })

  it('tells the address in its parts, the hours, and what a day costs', () => {
    const postalAddress = { street: 'ул. Первая, 1', locality: 'Владивосток', region: '', postalCode: '690000' }
    const openingHours = [{ days: [6, 7], opens: '00:00', closes: '24:00' }]
    expect(autoRental({ ...branch, postalAddress, openingHours }, texts, 'ru', SITE)).toMatchObject({
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'ул. Первая, 1',
        addressLocality: 'Владивосток',
        postalCode: '690000',
        addressCountry: 'RU',
      },
      openingHoursSpecification: [{ dayOfWeek: ['Saturday', 'Sunday'], opens: '00:00', closes: '23:59' }],
      priceRange: '1\u00a0777\u00a0₽–12\u00a0000\u00a0₽',
    })
    expect(autoRental(branch, { ...texts, perDayKop: [null] }, 'ru', SITE)).not.toHaveProperty('priceRange')
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

describe('brandOf', () => {
  it.each([
    ['Toyota RAV4', 'Toyota'],
    ['Mercedes-Benz S 500 4MATIC', 'Mercedes-Benz'],
    ['Great Wall Poer', 'Great Wall'],
  ])('of %s is %s', (name, maker) => {
    expect(brandOf(name)).toEqual({ '@type': 'Brand', name: maker })
  })
})

describe('cars by the month and with a driver', () => {
  it('offer a month for each term, from the day on which the car is free', () => {
    const prices = [1, 6].map((months) => ({ months, monthKop: 5_000_000 / months, savingPercent: null }))
    const plate = { ...{ car, prices, address: 'a123bc125', year: 2022, cvet: 'белый' }, description: 'Для города' }
    const product = longTermProduct({ ...plate, freeFrom: '2026-12-01' } as unknown as LongTermPage, 'en', SITE)
    expect(missing(product, REQUIRED.Product)).toEqual([])
    expect(product.offers).toHaveLength(2)
    expect(product.offers[0]).toMatchObject({
      price: '50000',
      priceSpecification: { unitCode: 'MON' },
      availabilityStarts: '2026-12-01',
    })
    expect(product.url).toBe(`${SITE}/en/long_term_rental/a123bc125/`)
  })

  it('offer an hour and a day with a driver in the branch’s city', () => {
    const about = {
      name: 'Crown',
      description: 'С водителем',
      serviceType: 'Машина с водителем',
      locality: 'Владивосток',
    }
    const transfer = { car, slug: 'toyota-crown', hourKop: 250_000, dayKop: 1_800_000 } as unknown as TransferPage
    const service = transferService(transfer, about, { locale: 'ru', site: SITE })
    expect(service.offers.map(({ price, priceSpecification: { unitCode } }) => [price, unitCode])).toEqual([
      ['2500', 'HUR'],
      ['18000', 'DAY'],
    ])
    expect(service).toMatchObject({ areaServed: { name: 'Владивосток' }, provider: { '@id': `${SITE}/#branch` } })
  })
})

describe('offerCatalog', () => {
  it('tells the ends of each class’s prices, and leaves out a class of which nothing is hired out', () => {
    const terms = { oneDayKop: null, underThreeKop: 500_000, fromThreeKop: 475_000, fromSevenKop: 450_000 }
    const groups = [
      { id: 'suv', name: 'SUVs', lines: [{ price: { terms } }, { price: null }] },
      { id: 'cabriolet', name: 'Convertibles', lines: [{ price: null }] },
    ] as PriceGroup[]
    expect(offerCatalog(groups, 'Prices', 'en', SITE).itemListElement).toMatchObject([
      { name: 'SUVs', lowPrice: '4500', highPrice: '5000', offerCount: 1, url: `${SITE}/en/rent/?class=suv` },
    ])
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
