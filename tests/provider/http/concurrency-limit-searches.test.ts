import { describe, expect, it } from 'vitest'
import { rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const { df, dt } = rentalOf('honda-fit', 30, 60)
const DATES = `df=${df}&dt=${dt}`
const RUSH = 60

describe('a rush of searches', () => {
  const provider = useProvider()

  const search = (path: string, address: string) => provider.call('GET', path, undefined, { 'x-client-ip': address })
  const rush = (path: string, address = '203.0.113.7') => Array.from({ length: RUSH }, () => search(path, address))

  it('is rejected beyond a small number, at once and as unavailable, while others are served', async () => {
    const searches = rush(`/sun/v2/cars?${DATES}`)
    const settled: string[] = []
    const note = (name: string) => () => void settled.push(name)
    for (const search of searches) search.then(({ statusCode }) => settled.push(`search ${statusCode}`))
    const others = [
      provider.quote(rentalOf('honda-fit')),
      provider.call('GET', `/sun/v2/cars/honda-fit?${DATES}`),
      provider.call('GET', '/sun/v2/cars'),
    ]
    for (const other of others) other.then(note('other'))
    for (const other of await Promise.all(others)) expect(other.statusCode).toBe(200)

    const responses = await Promise.all(searches)
    const rejected = responses.filter(({ statusCode }) => statusCode === 503)
    const served = responses.filter(({ statusCode }) => statusCode === 200)
    expect(rejected.length + served.length).toBe(RUSH)
    expect(served.length).toBeGreaterThanOrEqual(2)
    expect(rejected.length).toBeGreaterThanOrEqual(RUSH / 2)
    for (const response of rejected) {
      expect(response.json().error.code).toBe('unavailable')
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    // Nobody waited in vain behind the searches that ran.
    expect(settled.slice(0, RUSH / 2)).toEqual(Array(RUSH / 2).fill('search 503'))
    expect(settled.lastIndexOf('other')).toBeLessThan(settled.lastIndexOf('search 200'))
  })

  it('of one network sends away nobody else: his search has its turn', async () => {
    const path = `/sun/v2/cars/honda-fit?${DATES}`
    const crowd = rush(path)
    const others = ['198.51.100.7', '2001:db8:1::7', '127.0.0.1'].map((address) => search(path, address))
    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await Promise.all(crowd)).some(({ statusCode }) => statusCode === 503)).toBe(true)
  })

  it('gives every place back, after rejections and unknown models too', { tags: '@wide' }, async () => {
    await Promise.all(rush(`/sun/v2/cars/no-such-car?${DATES}`))
    await Promise.all(rush('/sun/v2/cars?ac=spaceships&df=2026-12-01-10-00&dt=2026-12-05-10-00'))
    for (const path of [`/sun/v2/cars?${DATES}`, `/sun/v2/cars/honda-fit?${DATES}`])
      for (let sent = 0; sent < 4; sent++) expect((await provider.call('GET', path)).statusCode).toBe(200)
  })

  it('does not limit searches without dates', { tags: '@wide' }, async () => {
    for (const { statusCode } of await Promise.all(rush('/sun/v2/cars'))) expect(statusCode).toBe(200)
  })
})
