import { expect, it } from 'vitest'
import { findError } from '@/lib/forms/resolver'
import { orderSchema } from '@/lib/transfers/order-rules'
import { ADDRESS, type TripFields } from '@/lib/transfers/trip-fields'

const trip = { kind: 'transfer', from: ADDRESS, to: ADDRESS } as TripFields
const schema = orderSchema(trip, { presets: [] })
const empty = Object.fromEntries(Object.keys(schema).map((name) => [name, ''])) as Record<keyof typeof schema, string>

it.each([
  [' +79140000001 ', null],
  ['   ', 'phoneEmpty'],
  [' +7914 ', 'phoneShort'],
  ['+79140000001x', 'phoneWrong'],
])('reads the phone of an order without the spaces at its ends: "%s"', async (phone, error) => {
  expect(await findError(schema, 'phone', { ...empty, phone })).toBe(error)
})
