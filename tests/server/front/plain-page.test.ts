import { describe, expect, it, vi } from 'vitest'
import { createPageCache } from '@/server/front/page-cache'
import { plainPage } from '@/server/front/plain-page'
import { createPurges } from '@/server/front/purges'
import { remember } from '@/server/front/remember'

describe('a page that anybody may have from memory', () => {
  it.each([
    ['/', '/'],
    ['/en/rent/?utm_source=x&class=suv', '/en/rent/?class=suv'],
    ['/api/cars/', null],
    ['/rent/?key=secret&booking=1234567', null],
    ['/?key=secret', '/'],
    ['/account/1/', null],
  ])('%s is known as %s, asked once or again', (url, key) => {
    expect([plainPage(url), plainPage(url)]).toEqual([key, key])
  })

  it('is no longer there when it is old, or what it shows has changed', async () => {
    const clock = { now: 1_000_000 }
    const purges = createPurges(() => clock.now)
    const pages = createPageCache({ purges, now: () => clock.now, maxBytes: 1_000_000 })
    const headers = {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'nonce-YQ=='",
      'x-page-tags': 'cars',
    }
    const render = async () => ({ status: 200, headers, body: Buffer.from('<body></body>') })
    expect(pages.fresh('/')).toBeUndefined()
    await pages.get('/', render)
    expect(pages.fresh('/')?.status).toBe(200)
    purges.purge(['places'])
    expect(pages.fresh('/')?.status).toBe(200)
    purges.purge(['cars'])
    expect(pages.fresh('/')).toBeUndefined()
    clock.now += 1_000
    await pages.get('/', render)
    expect(pages.fresh('/')?.status).toBe(200)
    clock.now += 61_000
    expect(pages.fresh('/')).toBeUndefined()
  })
})

describe('remember', () => {
  it('works a text out once, keeps no long ones, and never grows without end', () => {
    const workOut = vi.fn((text: string) => text.length)
    const lengthOf = remember(workOut)
    expect([lengthOf('a'), lengthOf('a')]).toEqual([1, 1])
    expect(workOut).toHaveBeenCalledTimes(1)
    const long = 'x'.repeat(1_000)
    expect([lengthOf(long), lengthOf(long)]).toEqual([1_000, 1_000])
    expect(workOut).toHaveBeenCalledTimes(3)
    for (let number = 0; number < 4_000; number++) lengthOf(`other ${number}`)
    lengthOf('a')
    expect(workOut).toHaveBeenCalledTimes(3 + 4_000 + 1)
  })
})
