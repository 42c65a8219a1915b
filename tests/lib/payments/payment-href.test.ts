import { expect, it } from 'vitest'
import { paymentHref, readPaymentQuery } from '@/lib/payments/payment-href'

it('a link to the payment page fills in what it names', () => {
  const href = paymentHref('fine', 'DEMO-000501')
  expect(readPaymentQuery(new URL(href, 'http://localhost').search)).toEqual({ purpose: 'fine', number: 'DEMO-000501' })
})

it.each([
  ['', { purpose: '', number: '' }],
  ['?purpose=theft&number=1', { purpose: '', number: '1' }],
  [`?number=${'9'.repeat(100)}`, { purpose: '', number: '9'.repeat(40) }],
])('%s fills in nothing that it does not name', (search, filled) => {
  expect(readPaymentQuery(search)).toEqual(filled)
})
