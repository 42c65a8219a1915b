import { describe, expect, it } from 'vitest'
import { readSiteEnv } from '@/lib/config/site-env'
import { createHostCheck } from '@/server/host-check'

const hosts = (env: Record<string, string>) => createHostCheck(readSiteEnv({ PROVIDER_TOKEN: 'x'.repeat(32), ...env }))
const LIVE = { SUN_MODE: 'live', SITE_URL: 'https://rent.example', TRUSTED_PROXY: 'none' }
const LAN = { HOST: '192.168.1.5', SITE_URL: 'http://cars.lan:3000' }

describe('openHosts', () => {
  it.each([
    ['a demo', {}, ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST', 'localhost:8080']],
    ['a demo in a local network', LAN, ['192.168.1.5:3000', 'cars.lan:3000', 'cars.lan', 'localhost:3000']],
    ['a demo on IPv6', { HOST: 'fd00::5' }, ['[fd00::5]:3000']],
    ['a demo for everybody', { HOST: '0.0.0.0' }, ['anything.example', '10.0.0.7:80']],
    ['a demo behind a front', { SITE_SOCKET: '/run/site.sock' }, ['anything.example']],
    ['live mode', LIVE, ['rent.example', 'Rent.example']],
  ])('%s answers to its names', (_mode, env, names) => {
    expect(names.filter((name) => !hosts(env)(name))).toEqual([])
  })

  it.each([
    ['a demo', {}, ['evil.example', 'evil.example:3000', 'localhost.evil.example', '192.168.1.5', undefined]],
    ['a demo in a local network', LAN, ['evil.example', '192.168.1.6:3000']],
    ['live mode', LIVE, ['localhost', 'rent.example:81', 'evil.example', undefined]],
  ])('%s rejects the names of others', (_mode, env, names) => {
    expect(names.filter((name) => hosts(env)(name))).toEqual([])
  })
})
