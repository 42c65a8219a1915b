import { afterEach, describe, expect, it, vi } from 'vitest'
import { findCar, listCars } from '@/lib/api/cars'
import { NO_FILTERS } from '@/lib/search/filter-params'
import type { CarsResponse } from '@/provider/contract/cars'
import { booking } from '@/tests/setup/sample-booking'
import { dataResponse } from '@/tests/setup/sample-provider'

vi.mock('next-intl/server', () => ({ getLocale: async () => 'ru' }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const rental = {
  pickup: new Date('2026-12-05T02:00:00Z'),
  dropoff: new Date('2026-12-12T02:00:00Z'),
  placeId: 50,
  dropoffPlaceId: 51,
}

const period = { pickupAt: '2026-12-13T02:00:00.000Z', dropoffAt: '2026-12-20T02:00:00.000Z' }

const list: CarsResponse = {
  items: [{ ...booking.car, available: false, reason: 'taken', nextFree: period }],
  classes: [],
  facets: [{ name: 'drive', values: [{ value: 'awd', count: 3 }] }],
  total: 25,
  free: 0,
  page: 2,
  pages: 2,
  perPage: 24,
  nearest: [{ ...period, models: 4, fromTotalKop: 900_000 }],
  similar: [booking.car],
  promo: null,
}

/** What the provider was asked, as names and values. */
async function asked(filter: Parameters<typeof listCars>[0]) {
  vi.stubEnv('PROVIDER_URL', 'http://127.0.0.1:1')
  vi.stubEnv('PROVIDER_TOKEN', 't'.repeat(43))
  const provider = vi.fn<typeof fetch>(async () => dataResponse(list))
  vi.stubGlobal('fetch', provider)
  const catalogue = await listCars(filter)
  const query = Object.fromEntries(new URL(String(provider.mock.calls[0]?.[0])).searchParams)
  return { catalogue, query }
}

describe('listCars', () => {
  it('asks in wire names: Moscow time, the code, several values of a filter in one', async () => {
    const filters = { ...NO_FILTERS, drive: ['awd', 'rear'], noDeposit: '1' as const, driverAge: '22', page: '2' }
    const { query } = await asked({ classId: 'suv', sort: '-price', promo: 'WINTER5', rental, filters })
    expect(query).toEqual({
      before: '1',
      df: '2026-12-05-05-00',
      dt: '2026-12-12-05-00',
      city: '50',
      dropoffPlace: '51',
      pc: 'WINTER5',
      ac: 'suv',
      sort: '-price',
      drive: 'awd,rear',
      noDeposit: '1',
      driverAge: '22',
      page: '2',
    })
  })

  it('asks for no code without dates', async () => {
    expect((await asked({ promo: 'WINTER5' })).query).toEqual({})
  })

  it('gives free dates as instants, and the numbers of the whole search', async () => {
    const { catalogue } = await asked({ rental })
    const free = { pickup: new Date(period.pickupAt), dropoff: new Date(period.dropoffAt) }
    expect(catalogue.cars[0]?.nextFree).toEqual(free)
    expect(catalogue.nearest).toEqual([{ ...free, models: 4, fromTotalKop: 900_000 }])
    expect(catalogue.similar[0]).toMatchObject({ slug: 'honda-fit', nextFree: null })
    expect(catalogue).toMatchObject({ total: 25, free: 0, page: 2, pages: 2, facets: list.facets })
  })
})

describe('findCar', () => {
  it.each(['a'.repeat(81), 'a'.repeat(101), '', 'Toyota', '../places', 'тойота', 'a.b'])(
    'asks nobody for %.20j, which is no slug',
    async (slug) => {
      const provider = vi.fn<typeof fetch>()
      vi.stubGlobal('fetch', provider)
      expect(await findCar(slug)).toBeNull()
      expect(provider).not.toHaveBeenCalled()
    },
  )
})
