import { describe, expect, it } from 'vitest'
import { FIELDS_OF, PAYMENT_FIELDS, type PaymentFields, paymentFault, readSum } from '@/lib/payments/payment-rules'

const FULL: PaymentFields = {
  purpose: 'fine',
  number: '12345',
  fio: 'Ли',
  sum: '1 500',
  phone: '+79990000001',
  email: 'li@clients.example',
  privacyPolicy: 'yes',
  personalData: 'yes',
  publicOffer: 'yes',
  rentalterms: 'yes',
}
const EMPTY: PaymentFields = { ...FULL, ...Object.fromEntries(PAYMENT_FIELDS.map((name) => [name, ' '])) }

describe('paymentFault', () => {
  it('demands every field of the payment form', async () => {
    const faults = await Promise.all(PAYMENT_FIELDS.map((name) => paymentFault(name, EMPTY)))
    const empty = PAYMENT_FIELDS.slice(0, 6).map((name) => `${name}Empty`)
    expect(faults).toEqual([...empty, ...PAYMENT_FIELDS.slice(6).map((name) => `${name}Needed`)])
    expect(await Promise.all(PAYMENT_FIELDS.map((name) => paymentFault(name, FULL)))).toEqual(
      PAYMENT_FIELDS.map(() => null),
    )
  })

  it.each([
    ['fio', 'Ли 2', 'fioLetters'],
    ['sum', '99', 'sumWrong'],
    ['phone', '+7999', 'phoneWrong'],
    ['phone', '+7', 'phoneEmpty'],
    ['email', 'li@', 'emailWrong'],
  ] as const)('refuses %s %s', async (name, value, fault) => {
    expect(await paymentFault(name, { ...FULL, [name]: value })).toBe(fault)
  })
})

it('the documents of a booking are asked for only while it is not firm, and a sum only of what has none', () => {
  expect(FIELDS_OF.foundUnconfirmed).toContain('rentalterms')
  expect(FIELDS_OF.found).not.toContain('rentalterms')
  expect(Object.entries(FIELDS_OF).filter(([, names]) => names.includes('sum'))).toHaveLength(1)
})

it.each([
  ['100', 10_000],
  ['1 500', 150_000],
  ['1\u00a0500 ₽', 150_000],
  ['500000', 50_000_000],
  ['99', null],
  ['500001', null],
  ['1500,50', null],
  ['-500', null],
  ['1e5', null],
  ['', null],
])('reads the sum %j as %j kopecks', (text, sumKop) => {
  expect(readSum(text)).toBe(sumKop)
})
