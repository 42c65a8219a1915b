import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as account from '@/provider/contract/account'
import * as auth from '@/provider/contract/auth'
import * as bookings from '@/provider/contract/bookings'
import * as callback from '@/provider/contract/callback'
import * as carData from '@/provider/contract/car-data'
import * as cars from '@/provider/contract/cars'
import * as drivers from '@/provider/contract/client-drivers'
import * as debts from '@/provider/contract/debts'
import * as history from '@/provider/contract/history'
import * as offers from '@/provider/contract/offers'
import * as settings from '@/provider/contract/settings'
import * as transfers from '@/provider/contract/transfers'

/** Names of specification §3 that this wire carries; the files' other fields are ours. */
const SPECIFIED = {
  settings: [
    'id',
    'station',
    'main_phone',
    'address',
    'address_in_contacts',
    'map_lat',
    'map_lng',
    'time',
    'main_email',
    'soc_vk',
    'soc_insta',
    'soc_fb',
    'soc_youtube',
  ],
  carItem: ['car_data'],
  carData: ['naimenovanie', 'klassavtomobilya', 'stoimost', 'skidka_2', 'special_price'],
  pricePeriod: ['Price', 'discount1', 'discount2', 'Period', '1day'],
  transfer: ['daily_price', 'class'],
  search: ['df', 'dt', 'pc', 'p1', 'p2', 'p3', 'p4', 'p5', 'ac', 'city'],
  callback: ['partner', 'affiliate', 'clientName', 'clientPhone', 'station'],
  driver: ['first_name', 'middle_name', 'last_name', 'phone', 'email'],
  client: ['id', 'first_name', 'last_name', 'middle_name', 'bonus_miles'],
  ownDriver: ['first_name', 'middle_name', 'last_name', 'phone', 'email', 'approved'],
  offer: ['naimenovanie', 'PriceDiscount', 'cvet', 'features_options', 'cd'],
  fine: ['name', 'car', 'size', 'date'],
  damage: ['damage', 'cost', 'paid', 'debt'],
  pastBooking: ['number', 'date'],
}

const subjects = await snapshotBySubject()

describe('the contract', () => {
  it.each(Object.entries(subjects))(
    'of %s is the one that was agreed: a difference is seen by callers',
    async (subject, text) => {
      await expect(text).toMatchFileSnapshot(`snapshot/${subject}.json`)
    },
  )

  it('has a snapshot of every subject and of no other one', async () => {
    const files = (await readdir('tests/provider/contract/snapshot')).map((name) => name.replace('.json', ''))
    expect(files.sort()).toEqual(Object.keys(subjects).sort())
  })

  it.each([
    ['settings', settings.Settings, SPECIFIED.settings],
    ['a car item', cars.CarItem, SPECIFIED.carItem],
    ['car_data', carData.CarData, SPECIFIED.carData],
    ['a price period', cars.PricePeriod, SPECIFIED.pricePeriod],
    ['the search', cars.CarsQuery, SPECIFIED.search],
    ['a transfer', transfers.TransferItem, SPECIFIED.transfer],
    ['a callback', callback.CallbackRequest, SPECIFIED.callback],
    ['a driver', bookings.Driver, SPECIFIED.driver],
    ['a client', auth.Client, SPECIFIED.client],
    ['the signed-in client', account.ClientResponse, SPECIFIED.client],
    ['a client’s driver', drivers.DriversResponse.shape.items.element, SPECIFIED.ownDriver],
    ['an offer', offers.OffersResponse.shape.items.element, SPECIFIED.offer],
    ['a fine', debts.FinesResponse.shape.items.element, SPECIFIED.fine],
    ['a damage', debts.DamagesResponse.shape.items.element, SPECIFIED.damage],
    ['a booking of the history', history.HistoryItem, SPECIFIED.pastBooking],
  ])('keeps every specified name of %s letter for letter', (_, schema, names) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names))
  })

  it('begins settings with the thirteen specified fields', () => {
    expect(Object.keys(settings.Settings.shape).slice(0, 13)).toEqual(SPECIFIED.settings)
  })
})

/** JSON Schema of all exported schemas, by subject; a schema that is exported itself stands in the others as a reference. */
async function snapshotBySubject(): Promise<Record<string, string>> {
  const registry = z.registry<{ id: string }>()
  const files = (await readdir('provider/contract')).filter((name) => name.endsWith('.ts')).sort()
  for (const file of files) {
    const subject = file.replace('.ts', '')
    for (const [name, schema] of Object.entries(await import(`@/provider/contract/${subject}.ts`)))
      if (schema instanceof z.ZodType) registry.add(schema, { id: `${subject}.json#/${name}` })
  }
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: (id) => id })
  const bySubject: Record<string, Record<string, object>> = {}
  for (const [id, { $schema, $id, ...schema }] of Object.entries(schemas)) {
    const [subject = '', name = ''] = id.split('.json#/')
    bySubject[subject] = { ...bySubject[subject], [name]: schema }
  }
  return Object.fromEntries(
    Object.entries(bySubject).map(([subject, named]) => [subject, `${JSON.stringify(named, null, 1)}\n`]),
  )
}
