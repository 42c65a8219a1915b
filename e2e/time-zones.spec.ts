import { type Browser, expect, type Page, test } from '@playwright/test'
import { spaced } from './setup/book'
import { hydrated } from './setup/hydrated'
import { WIDE } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const ZONES = ['Asia/Shanghai', 'Europe/Moscow', 'America/New_York']

/** Pick-up late in the evening: shown in another zone it would move to another day. */
const QUERY = rentalQuery({ ahead: 210 }).replaceAll('Time=12:00', 'Time=23:30')

const PATHS = [
  `/booking-online/${QUERY}`,
  `/booking-online/toyota-rav4/${QUERY}`,
  `/booking-online/toyota-rav4/${QUERY}&step=options`,
  `/booking-online/toyota-rav4/${QUERY}&step=you`,
]

test("a visitor's own time zone changes nothing that is shown", WIDE, async ({ browser }) => {
  const [first, ...others] = await Promise.all(ZONES.map((zone) => textsIn(browser, zone)))
  expect(first?.[0]).toContain('23:30')
  for (const texts of others) expect(texts).toEqual(first)
})

async function textsIn(browser: Browser, timezoneId: string): Promise<string[]> {
  const page = await (await browser.newContext({ timezoneId })).newPage()
  const texts = []
  for (const path of PATHS) {
    // Its cookie is the sign of hydration: of each page anew.
    await page.context().clearCookies()
    await page.goto(siteUrl(path))
    await hydrated(page)
    texts.push(await shownText(page))
  }
  return texts
}

/** Without the phone field, whose list of countries arrives after the page. */
async function shownText(page: Page): Promise<string> {
  const text = await page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const choice of copy.querySelectorAll('select')) choice.remove()
    return copy.textContent ?? ''
  })
  return spaced(text)
}
