import { expect, it } from 'vitest'
import { networkIn } from '@/provider/http/visitor-headers'

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:ff::7', '2001:db8:1::/48'],
  ['127.0.0.1', null],
  ['nonsense', null],
  [undefined, null],
])('the uploads of a visitor at %s count for %s', (address, network) => {
  expect(networkIn({ 'x-client-ip': address })).toBe(network)
})
