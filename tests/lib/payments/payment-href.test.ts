import { expect, it } from 'vitest'
import { paymentHref, readPaymentQuery } from '@/lib/payments/payment-href'

const queryOf = (search: string) => Object.fromEntries(new URLSearchParams(search))

it('a link to the payment page fills in what it names', () => {
  const { search } = new URL(paymentHref('fine', 'DEMO-000501'), 'http://localhost')
  expect(readPaymentQuery(queryOf(search))).toEqual({ purpose: 'fine', number: 'DEMO-000501' })
})

it.each([
  ['', { purpose: '', number: '' }],
  ['?purpose=theft&number=1', { purpose: '', number: '1' }],
  [`?number=${'9'.repeat(100)}`, { purpose: '', number: '9'.repeat(40) }],
])('%s fills in nothing that it does not name', (search, filled) => {
  expect(readPaymentQuery(queryOf(search))).toEqual(filled)
})

it('fills in nothing that an address names twice', () => {
  expect(readPaymentQuery({ purpose: ['fine', 'booking'], number: ['1', '2'] })).toEqual({ purpose: '', number: '' })
})
