import { type APIRequestContext, expect, test } from '@playwright/test'
import { WIDE } from './setup/long-form'
import { siteUrl } from './setup/site'

/** One page of every kind. */
const PAGES = [
  '/',
  '/rent/',
  '/rent/?class=suv',
  '/rent/toyota-rav4/',
  '/service/',
  '/service/toyota-crown/',
  '/long_term_rental/',
  '/payment/',
  '/privacy_policy/',
]
const PREFIXES = ['', '/en', '/cn']
const CLASSES = [
  'promo',
  'comfort',
  'crossovers',
  'suv',
  'minivans',
  'business',
  'vip',
  'cabriolet',
  'bus',
  'cargo',
  'scooters',
]

/** The server's HTML, which is what search engines and messengers read. */
async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(siteUrl(path))
  expect(answer.status(), path).toBe(200)
  return (await answer.text()).replaceAll('&amp;', '&')
}

/** Value of the one tag of the head that has this attribute. */
function attributeOf(html: string, tag: string, mark: string, name: string): string | undefined {
  const head = html.slice(0, html.indexOf('</head>'))
  const found = (head.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? []).filter((text) => text.includes(mark))
  expect(found, mark).toHaveLength(1)
  return new RegExp(`\\b${name}="([^"]*)"`).exec(found[0] ?? '')?.[1]
}

type Thing = { '@type': string; offers?: { price: string; priceCurrency: string } }

function thingsIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  )
}

for (const prefix of PREFIXES)
  test(`every kind of page names itself, its languages and its picture: ${prefix || '/'}`, async ({ request }) => {
    for (const path of PAGES) {
      const html = await read(request, `${prefix}${path}`)
      const own = siteUrl(`${prefix}${path}`)
      expect(attributeOf(html, 'link', 'rel="canonical"', 'href'), path).toBe(own)
      expect(attributeOf(html, 'meta', 'property="og:url"', 'content'), path).toBe(own)
      for (const [language, other] of [
        ['ru', ''],
        ['en', '/en'],
        ['zh-CN', '/cn'],
        ['x-default', ''],
      ])
        expect(attributeOf(html, 'link', `hrefLang="${language}"`, 'href'), path).toBe(siteUrl(`${other}${path}`))
      const picture = await request.get(attributeOf(html, 'meta', 'property="og:image"', 'content') ?? '')
      expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/png'])
    }
  })

test('each class of cars has a title and a description of its own', async ({ request }) => {
  const paths = ['/rent/', ...CLASSES.map((id) => `/rent/?class=${id}`)]
  const pages = await Promise.all(paths.map((path) => read(request, path)))
  const titles = pages.map((html) => /<title>([^<]*)/.exec(html)?.[1])
  const descriptions = pages.map((html) => attributeOf(html, 'meta', 'name="description"', 'content'))
  expect(new Set(titles).size).toBe(paths.length)
  expect(new Set(descriptions).size).toBe(paths.length)
})

test('search engines read who the branch is and the way to every page', async ({ request }) => {
  for (const path of ['/en/', '/en/contacts/'])
    expect(
      thingsIn(await read(request, path)).map((thing) => thing['@type']),
      path,
    ).toContain('AutoRental')
  for (const path of PAGES.slice(1))
    expect(
      thingsIn(await read(request, path)).map((thing) => thing['@type']),
      path,
    ).toContain('BreadcrumbList')
})

test('the price that search engines read is the one on the page', async ({ page, request }) => {
  const path = '/en/rent/toyota-rav4/'
  const product = thingsIn(await read(request, path)).find((thing) => thing['@type'] === 'Product')
  expect(product?.offers).toMatchObject({ priceCurrency: 'RUB' })
  await page.goto(siteUrl(path))
  const shown = (await page.getByRole('complementary').first().textContent())?.replaceAll(',', '')
  expect(shown).toContain(`₽${product?.offers?.price}`)
})

test('the sitemap names every public page in its languages, and none that is private', WIDE, async ({ request }) => {
  const map = await read(request, '/sitemap.xml')
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  const expected = [...PAGES, '/long_term_rental/a949ck25/'].flatMap((path) =>
    PREFIXES.map((prefix) => siteUrl(`${prefix}${path}`)),
  )
  expect(expected.filter((address) => !addresses.includes(address))).toEqual([])
  expect(addresses.filter((address) => /\/(account|status|booking-online)\//.test(address))).toEqual([])

  // The list of cars has pages; the map has all of it.
  const second = [...(await read(request, '/rent/?page=2')).matchAll(/href="(\/rent\/[^"/?#]+\/)"/g)]
  expect(second.length).toBeGreaterThan(0)
  expect(second.filter(([, path = '']) => !addresses.includes(siteUrl(path)))).toEqual([])

  // One address of every kind: those that the data makes are hundreds.
  const kinds = new Map(addresses.map((address) => [address.replace(/[^/]+\/$/, ''), address]))
  const answers = await Promise.all(
    [...kinds.values()].map(async (address) => [(await request.get(address)).status(), address]),
  )
  expect(answers.filter(([status]) => status !== 200)).toEqual([])
})

test('robots are shown the sitemap', async ({ request }) => {
  const text = await read(request, '/robots.txt')
  expect(text).toContain(`Sitemap: ${siteUrl('/sitemap.xml')}`)
  expect(text).toContain('Disallow: /api/')
})

test('a finder of a vulnerability is shown where to write', async ({ request }) => {
  const response = await request.get(siteUrl('/.well-known/security.txt'))
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${siteUrl('/.well-known/security.txt')}`)
})

test('the manifest speaks the language of the page, and its icons exist', async ({ request }) => {
  for (const [prefix, lang] of [
    ['', 'ru'],
    ['/en', 'en'],
    ['/cn', 'zh-CN'],
  ] as const) {
    const href = attributeOf(await read(request, `${prefix}/payment/`), 'link', 'rel="manifest"', 'href')
    const manifest = JSON.parse(await read(request, href ?? ''))
    expect(manifest).toMatchObject({ lang, start_url: `${prefix}/` })
    for (const { src } of manifest.icons) expect((await request.get(siteUrl(src))).status(), src).toBe(200)
  }
})

test('a private page asks not to be found', async ({ request }) => {
  for (const path of ['/account/login/', '/booking-online/', '/status/success/'])
    expect(attributeOf(await read(request, path), 'meta', 'name="robots"', 'content'), path).toMatch(/noindex/)
})
