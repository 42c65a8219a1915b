import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isKnownRoute } from '@/lib/routing/routes'
import { SITE_LINKS } from '@/lib/routing/site-links'

/** Pages that only the site itself asks for. */
const INTERNAL = ['/missing/', '/failure/']

const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => file.replace(/page\.tsx$/, ''))
  .map((folder) => `/${folder}`.replace(/\([^)]+\)\//g, '').replace(/\[[^\]]+\]+/g, 'x'))

describe('isKnownRoute', () => {
  it('claims every page of app/[locale]', () => {
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.filter((path) => !INTERNAL.includes(path) && !isKnownRoute(path))).toEqual([])
  })

  it('claims no page that does not exist', () => {
    const shape = (path: string) => path.replace(/\/$/, '').split('/').length
    for (const path of Object.values(SITE_LINKS).filter((link) => !link.includes('#') && isKnownRoute(link)))
      expect(
        pages.some((page) => page === path && shape(page) === shape(path)),
        path,
      ).toBe(true)
  })

  it.each([
    '/',
    '/rent/',
    '/rent',
    '/rent/toyota-rav4/',
    '/booking-online/toyota-rav4/',
    '/account/1/',
    '/account/a.b/',
    '/account/history/',
    '/account/history/1.json/',
  ])('knows %s', (path) => {
    expect(isKnownRoute(path)).toBe(true)
  })

  it.each([
    '/zzz/',
    '/rent/a/b/',
    '/rentals/',
    '/account/',
    '/account/login/',
    '/account/registration/',
    '/account/renew_password/',
    '/account/zzz/1/',
    '/account/history/1/2/',
    '/missing/',
    '/failure/',
    '/ru/rent/',
    '/zh-CN/rent/',
  ])('does not know %s', (path) => {
    expect(isKnownRoute(path)).toBe(false)
  })
})
