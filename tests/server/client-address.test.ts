import { describe, expect, it } from 'vitest'
import { clientAddress } from '@/server/client-address'

const PROXIES = ['10.0.0.1', '10.0.0.2']

describe('clientAddress', () => {
  it.each([
    { name: 'a visitor straight at the socket', socket: '203.0.113.5', forwarded: undefined, client: '203.0.113.5' },
    {
      name: 'a visitor who invents a forwarded address',
      socket: '203.0.113.5',
      forwarded: '1.1.1.1',
      client: '203.0.113.5',
    },
    { name: 'a visitor through a listed proxy', socket: '10.0.0.1', forwarded: '203.0.113.5', client: '203.0.113.5' },
    {
      name: 'through two listed proxies',
      socket: '::ffff:10.0.0.1',
      forwarded: '203.0.113.5, 10.0.0.2',
      client: '203.0.113.5',
    },
    {
      name: 'an invented address in front of the real one',
      socket: '10.0.0.1',
      forwarded: '1.1.1.1, 203.0.113.5',
      client: '203.0.113.5',
    },
    { name: 'a proxy that forwards junk', socket: '10.0.0.1', forwarded: 'unknown', client: '10.0.0.1' },
    { name: 'a proxy that names the port', socket: '10.0.0.1', forwarded: '203.0.113.5:51234', client: '203.0.113.5' },
    {
      name: 'IPv6 in brackets, with the port, behind a second proxy with one',
      socket: '10.0.0.1',
      forwarded: '[2001:db8::5]:51234, 10.0.0.2:443',
      client: '2001:db8::5',
    },
    { name: 'IPv6 in brackets', socket: '10.0.0.1', forwarded: '[2001:db8::5]', client: '2001:db8::5' },
    { name: 'IPv6 that ends like a port', socket: '10.0.0.1', forwarded: '2001:db8::5:443', client: '2001:db8::5:443' },
    { name: 'brackets around nothing', socket: '10.0.0.1', forwarded: '[]:1', client: '10.0.0.1' },
    { name: 'IPv6', socket: '2001:db8::1', forwarded: undefined, client: '2001:db8::1' },
  ])('$name', ({ socket, forwarded, client }) => {
    expect(clientAddress(socket, forwarded, PROXIES)).toBe(client)
  })
})
