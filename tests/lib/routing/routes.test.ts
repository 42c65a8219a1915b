import { readdirSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CLIENT_ROUTES, isRoute, ROUTES } from '@/lib/routing/routes'

/** Pages that only the site itself asks for. */
const INTERNAL = ['/missing/', '/failure/', '/chosen/']

/** `/rent/:slug/` for `(rental)/rent/[carSlug]`. */
const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/page\.tsx$/, '')}`)
  .map((folder) => folder.replace(/\([^)]+\)\//g, '').replace(/\[[^\]]+\]+/g, ':slug'))
  .filter((path) => !INTERNAL.includes(path))

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('isKnownRoute', () => {
  it.each([
    ['', false],
    ['1', true],
  ])('knows the page of the components where the build has it: %j', async (setting, isKnown) => {
    vi.stubEnv('NEXT_PUBLIC_COMPONENTS_PAGE', setting)
    vi.resetModules()
    const { isRoute: isKnownRoute } = await import('@/lib/routing/routes')
    expect(isKnownRoute('/components/')).toBe(isKnown)
  })

  it('claims every page of app/[locale]', () => {
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.filter((path) => !isRoute(path))).toEqual([])
  })

  it('claims no page that does not exist', () => {
    expect([...ROUTES, ...CLIENT_ROUTES].filter((route) => !pages.includes(route))).toEqual([])
  })

  it.each([
    '/',
    '/rent/',
    '/rent',
    '/rent/toyota-rav4/',
    '/booking-online/toyota-rav4/',
    '/account/',
    '/account/1/',
    '/account/a.b/',
    '/account/history/',
    '/account/history/1.json/',
    '/account/login/',
    '/service/toyota-crown/',
    '/long_term_rental/a123bc125/',
    '/manifest.webmanifest',
  ])('knows %s', (path) => {
    expect(isRoute(path)).toBe(true)
  })

  it.each([
    '/zzz/',
    '/rent/a/b/',
    '/rentals/',
    '/account//',
    '/account/zzz/1/',
    '/account/history/1/2/',
    '/missing/',
    '/failure/',
    '/chosen/',
    '/ru/rent/',
    '/zh-CN/rent/',
  ])('does not know %s', (path) => {
    expect(isRoute(path)).toBe(false)
  })
})
