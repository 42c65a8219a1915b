import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as account from '@/provider/contract/account'
import * as auth from '@/provider/contract/auth'
import * as bookings from '@/provider/contract/bookings'
import * as callback from '@/provider/contract/callback'
import * as cars from '@/provider/contract/cars'
import * as drivers from '@/provider/contract/client-drivers'
import * as messages from '@/provider/contract/contacts'
import * as content from '@/provider/contract/content'
import * as credentials from '@/provider/contract/credentials'
import * as damages from '@/provider/contract/damages'
import * as disputes from '@/provider/contract/disputes'
import * as driverClasses from '@/provider/contract/driver-check'
import { Failure } from '@/provider/contract/failure'
import * as files from '@/provider/contract/files'
import * as fines from '@/provider/contract/fines'
import * as history from '@/provider/contract/history'
import * as longTerm from '@/provider/contract/long-term'
import * as miles from '@/provider/contract/miles'
import * as loyalty from '@/provider/contract/miles-programme'
import * as offers from '@/provider/contract/offers'
import * as options from '@/provider/contract/options'
import * as pageChanges from '@/provider/contract/page-changes'
import * as partners from '@/provider/contract/partners'
import * as payments from '@/provider/contract/payments'
import * as places from '@/provider/contract/places'
import * as prices from '@/provider/contract/prices'
import * as profile from '@/provider/contract/profile'
import * as promo from '@/provider/contract/promo'
import * as quotes from '@/provider/contract/quotes'
import * as sessions from '@/provider/contract/sessions'
import * as settings from '@/provider/contract/settings'
import * as transferOrders from '@/provider/contract/transfer-orders'
import * as transfers from '@/provider/contract/transfers'
import * as travellers from '@/provider/contract/travellers'
import * as papers from '@/provider/contract/vouchers'

const modules = {
  account,
  damages,
  disputes,
  drivers,
  files,
  fines,
  history,
  loyalty,
  miles,
  offers,
  profile,
  sessions,
  auth,
  bookings,
  callback,
  cars,
  content,
  driverClasses,
  failure: { Failure },
  longTerm,
  messages,
  options,
  pageChanges,
  credentials,
  papers,
  partners,
  payments,
  places,
  prices,
  promo,
  quotes,
  settings,
  transferOrders,
  transfers,
  travellers,
}

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

describe('the contract', () => {
  it('is the one that was agreed: a difference here is a change that callers see', async () => {
    const schemas = Object.fromEntries(
      Object.entries(modules).flatMap(([subject, exports]) =>
        Object.entries(exports)
          .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
          .map(([name, schema]) => [
            `${subject}.${name}`,
            z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
          ]),
      ),
    )
    await expect(JSON.stringify(schemas, null, 1)).toMatchFileSnapshot('contract.snapshot.json')
  })

  it.each([
    ['settings', settings.Settings, SPECIFIED.settings],
    ['a car item', cars.CarItem, SPECIFIED.carItem],
    ['car_data', cars.CarData, SPECIFIED.carData],
    ['a price period', cars.PricePeriod, SPECIFIED.pricePeriod],
    ['the search', cars.CarsQuery, SPECIFIED.search],
    ['a transfer', transfers.TransferItem, SPECIFIED.transfer],
    ['a callback', callback.CallbackRequest, SPECIFIED.callback],
    ['a driver', bookings.Driver, SPECIFIED.driver],
    ['a client', auth.Client, SPECIFIED.client],
    ['the signed-in client', account.ClientAnswer, SPECIFIED.client],
    ['a client’s driver', drivers.DriversAnswer.shape.items.element, SPECIFIED.ownDriver],
    ['an offer', offers.OffersAnswer.shape.items.element, SPECIFIED.offer],
    ['a fine', fines.FinesAnswer.shape.items.element, SPECIFIED.fine],
    ['a damage', damages.DamagesAnswer.shape.items.element, SPECIFIED.damage],
    ['a booking of the history', history.HistoryItem, SPECIFIED.pastBooking],
  ])('keeps every specified name of %s letter for letter', (_, schema, names) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names))
  })

  it('begins settings with the thirteen specified fields', () => {
    expect(Object.keys(settings.Settings.shape).slice(0, 13)).toEqual(SPECIFIED.settings)
  })
})
