import { expect, test } from '@playwright/test'
import { DEMO_CLIENTS } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import { hydrated } from './setup/hydrated'
import { IS_LONG, WIDE } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const CAR = `/booking-online/toyota-rav4/${rentalQuery()}`
const { id } = DEMO_CLIENTS.rich

const WAYS = [
  {
    name: 'a visitor, from the home page to the login',
    client: null,
    paths: [
      '/rent/',
      `/booking-online/${rentalQuery()}`,
      `/rent/toyota-rav4/${rentalQuery()}`,
      CAR,
      `${CAR}&step=options`,
      `${CAR}&step=you`,
      '/prices/',
      '/about/faq/',
      '/account/login/',
    ],
  },
  {
    name: 'a client, through the own pages',
    client: DEMO_CLIENTS.rich,
    paths: [`/account/${id}/`, `/account/history/${id}/`, `/account/spend/${id}/`, `/account/fines/${id}/`, '/about/'],
  },
] as const

for (const { name, client, paths } of WAYS)
  test(
    `pages come softly as they are when loaded, from their first frame on: ${name}`,
    WIDE,
    async ({ page, context }) => {
      test.slow()
      if (client) await enterAs(page, client)
      await page.goto(siteUrl('/'))
      await hydrated(page)
      await page.mouse.move(0, 0)
      // Slow enough that a page that does not wait for its stylesheets is seen without them.
      await page.route(/\.css/, async (route) => {
        const response = await route.fetch()
        await page.evaluate(tenFrames)
        await route.fulfill({ response })
      })
      await page.evaluate(() => Object.assign(window, { isOne: true }))
      const loaded = await context.newPage()
      // A button that scripts enable fades in: its end is what is compared.
      await loaded.emulateMedia({ reducedMotion: 'reduce' })
      // There; in the long form back too, over pages whose stylesheets came in another order.
      for (const path of IS_LONG ? [...paths, ...paths.toReversed().slice(1)] : paths) {
        await page.evaluate(pushSoftly, siteUrl(path))
        const soft = await page.evaluate(lookWhenAt, siteUrl(path))
        // The sign of `hydrated`.
        await context.clearCookies({ name: 'i18n_redirected' })
        await loaded.goto(siteUrl(path))
        await hydrated(loaded)
        const whole = await loaded.evaluate(lookWhenAt, siteUrl(path))
        const shared = Object.keys(whole).filter((key) => key in soft)
        expect(shared.length, path).toBeGreaterThan(12)
        for (const key of shared) expect(`${path} ${key} ${soft[key]}`).toBe(`${path} ${key} ${whole[key]}`)
      }
      expect(await page.evaluate(() => Reflect.get(window, 'isOne'))).toBe(true)
    },
  )

/** As a press on a `Link`; not every page has one to every other. */
function pushSoftly(url: string): void {
  const { pathname, search } = new URL(url)
  Reflect.get(window, 'next').router.push(pathname + search)
}

/** The look of every kind of element of the page in the first frame at this address. */
function lookWhenAt(url: string): Promise<Record<string, string>> {
  const PROPERTIES = [
    'display',
    'position',
    'color',
    'background-color',
    'font-size',
    'font-weight',
    'padding-top',
    'padding-left',
    'margin-top',
    'row-gap',
    'column-gap',
    'border-top-width',
    'border-top-left-radius',
    'text-decoration-line',
  ]
  const look = () => {
    const looks: Record<string, string> = {}
    for (const element of document.querySelectorAll('main [class]')) {
      const style = getComputedStyle(element)
      const key = `${element.tagName} ${element.getAttribute('class')} in ${element.parentElement?.getAttribute('class')}`
      looks[key] ??= PROPERTIES.map((property) => style.getPropertyValue(property)).join('; ')
    }
    return looks
  }
  return new Promise((resolve) => {
    const wait = () => (location.href === url ? resolve(look()) : requestAnimationFrame(wait))
    wait()
  })
}

function tenFrames(): Promise<void> {
  return new Promise((resolve) => {
    const count = (left: number) => requestAnimationFrame(() => (left === 0 ? resolve() : count(left - 1)))
    count(10)
  })
}
