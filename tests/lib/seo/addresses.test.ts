import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentVersion } from '@/lib/documents/versions'
import { PUBLIC_ROUTES } from '@/lib/routing/public-routes'
import { lastChangeOf } from '@/lib/seo/last-changes'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { sitemapEntries } from '@/lib/seo/sitemap-entries'

const SITE = 'https://rent.example'
const NEWS = { path: '/news/', changed: undefined }
const LANGUAGES = ['ru', 'en', 'zh-CN'] as const

describe('sitemapEntries', () => {
  it('lists a page once in each language, each time with all of them', () => {
    const entries = sitemapEntries([{ path: '/rent/', changed: '2026-11-20' }], LANGUAGES, SITE)
    expect(entries.map(({ url }) => url)).toEqual([`${SITE}/rent/`, `${SITE}/en/rent/`, `${SITE}/cn/rent/`])
    expect(entries.map(({ lastModified }) => lastModified)).toEqual(['2026-11-20', '2026-11-20', '2026-11-20'])
    for (const { alternates } of entries)
      expect(alternates?.languages).toEqual({
        ru: `${SITE}/rent/`,
        en: `${SITE}/en/rent/`,
        'zh-CN': `${SITE}/cn/rent/`,
        'x-default': `${SITE}/rent/`,
      })
  })

  it('names only the languages in which a page exists', () => {
    const url = `${SITE}/cn/news/`
    expect(sitemapEntries([NEWS], ['zh-CN'], SITE)).toEqual([
      { url, alternates: { languages: { 'zh-CN': url, 'x-default': url } } },
    ])
    expect(sitemapEntries([NEWS], [], SITE)).toEqual([])
  })
})

describe('lastChangeOf', () => {
  const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`
  const changes = ['car:honda-fit', 'cars', 'content', 'prices', 'settings'].map((tag, day) => ({
    tag,
    at: at(day + 1),
  }))

  it.each([
    ['/rent/honda-fit/', at(4)],
    ['/rent/toyota-rav4/', at(4)],
    ['/rent/?class=suv', at(4)],
    ['/', at(4)],
    ['/about/faq/', at(3)],
    ['/support/doc/', at(5)],
    ['/service/', undefined],
    ['/payment/', undefined],
    ['/public_offer/', currentVersion('public_offer')],
    ['/rentalterms_archive/', currentVersion('rentalterms')],
  ])('of %s is the newest change of what it shows', (path, expected) => {
    expect(lastChangeOf(path, { changes })).toBe(expected)
  })
})

describe('PUBLIC_ROUTES', () => {
  it('hold no page of one visitor and none with a parameter', () => {
    expect(PUBLIC_ROUTES).toEqual(
      expect.arrayContaining(['/', '/rent/', '/service/', '/long_term_rental/', '/payment/']),
    )
    expect(PUBLIC_ROUTES.filter((route) => /account|status|booking|news|:/.test(route))).toEqual([])
  })
})

describe('pageMetadata', () => {
  beforeEach(() => {
    vi.stubEnv('SITE_URL', SITE)
    vi.stubEnv('PROVIDER_TOKEN', 'token')
  })
  afterEach(() => vi.unstubAllEnvs())

  const texts = { path: '/cars/', title: 'Title', description: 'Description' }

  it('gives a shared link its own title, address and picture in its language', async () => {
    const { openGraph, alternates, manifest } = await pageMetadata({
      ...texts,
      locale: 'zh-CN',
      picture: '/opengraph/vip.black.png',
    })
    expect(openGraph).toMatchObject({
      title: 'Title',
      url: `${SITE}/cn/cars/`,
      locale: 'zh_CN',
      alternateLocale: ['ru_RU', 'en_GB'],
      images: [{ url: `${SITE}/opengraph/vip.black.png`, width: 1200, height: 630 }],
    })
    expect(alternates?.canonical).toBe(`${SITE}/cn/cars/`)
    expect(manifest).toBe('/cn/manifest.webmanifest')
  })

  it('names only the languages in which the page exists', async () => {
    const { alternates } = await pageMetadata({ ...texts, locale: 'zh-CN', languages: ['zh-CN'] })
    expect(alternates?.languages).toEqual({ 'zh-CN': `${SITE}/cn/cars/`, 'x-default': `${SITE}/cn/cars/` })
  })
})
