import { describe, expect, it } from 'vitest'
import { networkOf, wideNetworkOf } from '@/provider/rules/network'

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:ffff::', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['127.0.0.1', null],
    ['::1', null],
    ['::ffff:127.0.0.9', null],
    [null, null],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([
    ['2001:db8:0:1::/64', '2001:db8:0::/48'],
    ['2001:db8:0:ffff::/64', '2001:db8:0::/48'],
    ['2001:db8:1:0::/64', '2001:db8:1::/48'],
    ['203.0.113.7', '203.0.113.7'],
  ])('around %s is %s', (network, wide) => {
    expect(wideNetworkOf(network)).toBe(wide)
  })
})
