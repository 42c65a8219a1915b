import { describe, expect, it } from 'vitest'
import { isFromGateway, isNetwork, YOOKASSA_NETWORKS } from '@/provider/gateway/notification-source'
import { LOOPBACK_NETWORKS } from '@/provider/security/loopback'

describe('the networks of the gateway', () => {
  it.each([
    '185.71.76.0',
    '185.71.76.31',
    '77.75.153.127',
    '77.75.156.11',
    '77.75.154.128',
    '::ffff:77.75.156.35',
    '2a02:5180:0:1509::1',
    '2a02:5180:0:2669:ffff::',
  ])('hold %s', (ip) => expect(isFromGateway(ip, YOOKASSA_NETWORKS)).toBe(true))

  it.each([
    '185.71.76.32',
    '77.75.153.128',
    '77.75.156.12',
    '77.75.154.127',
    '127.0.0.1',
    '::1',
    '2a02:5180:0:1510::1',
    '::ffff:77.75.156.36',
    '77.75.156.11, 8.8.8.8',
    '1302043659',
    '',
  ])('do not hold %s', (ip) => expect(isFromGateway(ip, YOOKASSA_NETWORKS)).toBe(false))

  it('contain this machine only when it is listed', () => {
    for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(isFromGateway(ip, LOOPBACK_NETWORKS)).toBe(true)
  })

  it('are written as networks', () => {
    expect([...YOOKASSA_NETWORKS, ...LOOPBACK_NETWORKS].filter((network) => !isNetwork(network))).toEqual([])
    for (const wrong of ['77.75.156.11', '77.75.156.0/33', '2a02::/129', '77.75/16', 'everybody'])
      expect(isNetwork(wrong)).toBe(false)
  })
})
