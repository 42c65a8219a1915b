import { describe, expect, it } from 'vitest'
import { limitedAddress } from '@/provider/http/count-unknown-visitors'
import { containingNetwork, networkOf, wideNetworkOf } from '@/provider/rules/visitors/network'

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
    ['::ffff:7f00:9', null],
    ['0:0:0:0:0:0:0:1', null],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
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

  it.each([undefined, '', 'nobody', '127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1', '0.0.0.0'])(
    'counts in a live branch for a visitor who is told as %s',
    (header) => {
      expect(networkOf(limitedAddress(header))).toBe('0.0.0.0')
    },
  )

  it.each(['203.0.113.7', '10.0.0.7', '2001:db8::1'])('of %s stays its own there', (header) => {
    expect(limitedAddress(header)).toBe(header)
  })

  it.each([
    ['2001:db8:0:1::/64', '2001:db8:0::/48'],
    ['2001:db8:0:ffff::/64', '2001:db8:0::/48'],
    ['2001:db8:1:0::/64', '2001:db8:1::/48'],
    ['203.0.113.7', '203.0.113.7'],
  ])('around %s is %s', (network, wide) => {
    expect(wideNetworkOf(network)).toBe(wide)
  })

  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.7/32', '203.0.113.0/24'],
    ['2001:db8::/64', '2001:db8:0::/48'],
    ['2001:db8:0:ffff::/64', '2001:db8:0::/48'],
    ['2001:db8:1:0::/64', '2001:db8:1::/48'],
  ])('which contains the neighbours of %s is: %s', (network, container) => {
    expect(containingNetwork(network)).toBe(container)
  })
})
