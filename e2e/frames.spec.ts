import { createServer, type Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { portOf } from './setup/launcher'
import { siteUrl } from './setup/site'

/** One of each kind: of the cache, of one visitor, missing, denied, a door, a file. */
const PATHS = [
  '/',
  '/en/rent/',
  '/payment/',
  '/account/login/',
  '/zzz/',
  '/account/1/',
  '/api/auth/client/',
  '/robots.txt',
]
const REFUSED = 'chrome-error://chromewebdata/'

let other: Server
test.beforeAll(async () => {
  // Another site: it lets everybody frame it, and frames whatever it is asked to.
  other = createServer(({ url = '' }, response) => {
    const pages = new URL(url, 'http://other').searchParams.getAll('page')
    const frames = pages.map((page) => `<iframe src="${page}"></iframe>`).join('')
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>the other site</p>${frames}`)
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()))
})
test.afterAll(() => void other.close())

test('no other site can frame a page', async ({ page }) => {
  const refusals: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('frame-ancestors')) refusals.push(message.text())
  })
  const itself = `http://127.0.0.1:${portOf(other)}/`
  const query = new URLSearchParams([...PATHS.map((path) => siteUrl(path)), itself].map((url) => ['page', url]))
  await page.goto(`${itself}?${query}`)
  await expect.poll(() => refusals.length).toBe(PATHS.length)
  const framed = page.frames().slice(1)
  expect(framed.map((frame) => frame.url())).toEqual([...PATHS.map(() => REFUSED), itself])
  // What may be framed is: a browser that frames nothing would prove nothing.
  await expect(page.frameLocator('iframe').last().getByText('the other site')).toBeVisible()
})
