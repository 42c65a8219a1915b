import { describe, expect, it } from 'vitest'
import { fieldsOf, findError, findErrors } from '@/lib/forms/resolver'
import {
  type Asking,
  type PaymentField,
  type PaymentFields,
  paymentSchema,
  readSum,
} from '@/lib/payments/payment-rules'

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
const EMPTY: PaymentFields = {
  ...{ purpose: ' ', number: ' ', fio: ' ', sum: ' ', phone: ' ', email: ' ' },
  ...{ privacyPolicy: '', personalData: '', publicOffer: '', rentalterms: '' },
}
const ASKING: readonly Asking[] = ['what', 'other', 'found', 'foundUnconfirmed']
const ALL = { ...paymentSchema('other'), ...paymentSchema('foundUnconfirmed') }

describe('paymentSchema', () => {
  it('demands every field of the payment form', async () => {
    expect(await findErrors(ALL, EMPTY)).toEqual({
      ...{ purpose: 'purposeEmpty', number: 'numberEmpty', fio: 'fioEmpty', sum: 'sumEmpty' },
      ...{ phone: 'phoneEmpty', email: 'emailEmpty', privacyPolicy: 'privacyPolicyNeeded' },
      ...{ personalData: 'personalDataNeeded', publicOffer: 'publicOfferNeeded', rentalterms: 'rentaltermsNeeded' },
    })
    expect(await findErrors(ALL, FULL)).toEqual({})
  })

  it.each([
    ['fio', 'Ли 2', 'fioLetters'],
    ['sum', '99', 'sumWrong'],
    ['phone', '+7999', 'phoneWrong'],
    ['phone', '+7', 'phoneEmpty'],
    ['phone', ' +79990000001 ', null],
    ['email', 'li@', 'emailWrong'],
  ] as const)('says of %s %s: %s', async (name, value, error) => {
    expect(await findError(ALL, name, { ...FULL, [name]: value })).toBe(error)
  })

  it('asks for the documents of a booking only while it is not firm, and for a sum only of what has none', () => {
    const asking = (name: PaymentField) => ASKING.filter((one) => fieldsOf(paymentSchema(one)).includes(name))
    expect(asking('rentalterms')).toEqual(['foundUnconfirmed'])
    expect(asking('sum')).toEqual(['other'])
  })

  it('keeps the order of the form', () => {
    expect(fieldsOf(paymentSchema('other'))).toEqual([
      ...['purpose', 'number', 'fio', 'sum', 'phone', 'email', 'privacyPolicy', 'personalData'],
    ])
  })
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
