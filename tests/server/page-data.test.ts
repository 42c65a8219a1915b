import { afterEach, describe, expect, it } from 'vitest'
import { ROUTES } from '@/lib/routing/routes'
import { openSite } from './open-site'

const ENDINGS = ['.rsc', '.rsc/', '.RSC', '%2ersc', '%2E%72sc/', '.segments/_tree.segment.rsc', '/_tree.segment.rsc']

describe('an address of page data', () => {
  let site: Awaited<ReturnType<typeof openSite>>
  afterEach(() => site.close())

  it.each(ROUTES)('%s is claimed by no page, in no spelling, and brings no promo code', async (route) => {
    site = await openSite((request, response) => void response.end(request.url))
    const page = route === '/' ? '/index' : route.replace(':slug', 'honda-fit').replace(/\/$/, '')
    for (const ending of ENDINGS) {
      expect((await site.get(`${page}${ending}?promo=X`)).body, ending).toBe('/missing/')
      expect((await site.get(`/en${page}${ending}`)).body, ending).toBe('/en/missing/')
    }
  })

  it.each([
    '/_next/../booking-online/?promo=X',
    '/_next/.%2e/booking-online/?promo=X',
    '/assets/%2E%2e/booking-online/?promo=X',
    '/assets/..\\booking-online/?promo=X',
    '/api/./../booking-online.rsc?promo=X',
  ])('%s climbs to no page out of a room of files', async (path) => {
    site = await openSite((request, response) => void response.end(request.url))
    expect((await site.get(path)).body).toBe('/missing/')
  })

  it.each(['/rent/?_rsc=1a2b3', '/en/booking-online/honda-fit/?from=1&_rsc=1a2b3', '/_next/static/chunks/a..b.js'])(
    'a soft navigation to %s goes through',
    async (path) => {
      site = await openSite((request, response) => void response.end(`${request.headers.rsc} ${request.url}`))
      expect((await site.get(path, { rsc: '1' })).body).toBe(`1 ${path}`)
    },
  )
})
