import { type APIRequestContext, expect, test } from '@playwright/test'
import { addHours } from 'date-fns'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { spaced } from './setup/book'
import { LANGUAGES } from './setup/languages'
import { LONG, WIDE } from './setup/long-form'
import { rentalQuery, siteUrl, stationDate } from './setup/site'

const [russian] = LANGUAGES

/** The first results, from tomorrow on, that say what is looked for. */
async function datesThatSay(request: APIRequestContext, text: RegExp): Promise<string> {
  for (let ahead = 2; ahead < 60; ahead += 2) {
    const query = rentalQuery({ ahead, days: 5 })
    // The whole list: cars that are taken stand last.
    const whole = `${query}&page=9`
    if (text.test(await (await request.get(siteUrl(`/booking-online/${whole}`))).text())) return whole
  }
  throw new Error(`nothing says ${text} in two months`)
}

test('a taken car leads to its nearest free dates, and there it can be booked', async ({ page, request }) => {
  const { cars } = russian
  const free = cars.freeOn.split('{')[0] ?? ''
  await page.goto(siteUrl(`/booking-online/${await datesThatSay(request, new RegExp(`${free}\\d`))}`))
  const link = page.getByRole('link', { name: new RegExp(`^${free}`) })
  const card = page.getByRole('article').filter({ has: link }).first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: new RegExp(`^${free}`) }).click()
  await expect(page).toHaveURL(/booking-online\/[a-z0-9-]+\/\?.*from=/)
  await expect(page.getByRole('main')).toContainText(name)
  await expect(page.getByText(cars.reasonTaken)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: russian.booking.options.title })).toBeVisible()
})

test('a taken car is asked about with its name', WIDE, async ({ page, request }) => {
  const { cars } = russian
  await page.goto(siteUrl(`/booking-online/${await datesThatSay(request, new RegExp(cars.takenHeading))}`))
  const taken = page.getByRole('region', { name: cars.takenHeading }).getByRole('article').first()
  const name = (await taken.getByRole('heading').innerText()).trim()
  await taken.getByRole('link', { name, exact: true }).click()
  await page.getByRole('link', { name: `${cars.question} ${name}` }).click()
  await expect(page.getByRole('dialog')).toContainText(name)
})

for (const language of LANGUAGES) {
  test(
    `a code of the search says what became of it and stays with the dates: ${language.id}`,
    language.id === 'ru' ? WIDE : LONG,
    async ({ page }) => {
      const { prefix, search } = language
      await page.goto(siteUrl(`${prefix}/`))
      const form = page.getByRole('search', { name: search.name })
      await form.getByText(search.promo.summary).click()
      await form.getByLabel(search.promo.label, { exact: true }).fill('no-such-code')
      await form.getByRole('button', { name: search.find }).click()
      await expect(page).toHaveURL(/promo=no-such-code/i)
      const said = search.promo.promo_invalid.replace('{code}', 'NO-SUCH-CODE')
      await expect(page.getByText(said)).toBeVisible()

      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/rent\/.*promo=NO-SUCH-CODE/)
      await expect(page.getByText(said)).toBeVisible()
    },
  )
}

test('a code that counts makes every free car cheaper', WIDE, async ({ page }) => {
  const query = rentalQuery({ ahead: 30, days: 5 })
  const totals = async (address: string) => {
    await page.goto(siteUrl(address))
    const cards = page.getByRole('article').filter({ hasText: /₽\sза\s/ })
    return Object.fromEntries(
      await Promise.all(
        (await cards.all()).map(async (card) => [
          await card.getByRole('heading').innerText(),
          Number(/([\d ]+) ₽/.exec(spaced(await card.innerText()))?.[1]?.replace(/\D/g, '')),
        ]),
      ),
    )
  }
  const plain = await totals(`/booking-online/${query}`)
  const reduced = await totals(`/booking-online/${query}&promo=PORT3`)
  await expect(page.getByRole('paragraph').filter({ hasText: 'PORT3' })).toBeVisible()
  for (const [name, total] of Object.entries(reduced)) expect(total, name).toBeLessThan(Number(plain[name]))
})

test('too late for the site: the rejection offers a call', async ({ page }) => {
  const { search } = russian
  const soon = toStationMoment(addHours(new Date(), 3), 'Asia/Vladivostok')
  await page.goto(siteUrl(`/booking-online/?from=${soon.date}&fromTime=${soon.time}&to=${stationDate(4)}`))
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByRole('link', { name: search.callback }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('reset brings back the dates that the form had at first', WIDE, async ({ page }) => {
  const { search } = russian
  await page.goto(siteUrl('/'))
  const form = page.getByRole('search', { name: search.name })
  const [from, to] = [form.getByLabel(search.pickupDate), form.getByLabel(search.dropoffDate)]
  const first = [await from.inputValue(), await to.inputValue()]
  await from.fill('2027-03-01')
  await to.fill('2027-03-04')
  await expect(form).toContainText('3 суток')
  await form.getByRole('button', { name: search.reset }).click()
  await expect(from).toHaveValue(first[0] ?? '')
  await expect(to).toHaveValue(first[1] ?? '')
})

test('the last search comes back in any language, until it is reset', WIDE, async ({ page }) => {
  const [from, to] = [stationDate(33), stationDate(37)]
  await page.goto(
    siteUrl(`/booking-online/?from=${from}&fromTime=09:30&to=${to}&toTime=18:00&place=50&back=51&class=suv`),
  )
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sun-rent'))).toContain(from)
  for (const { prefix, search } of LANGUAGES) {
    await page.goto(siteUrl(`${prefix}/`))
    const form = page.getByRole('search', { name: search.name })
    await expect(form.getByLabel(search.pickupDate)).toHaveValue(from)
    await expect(form.getByLabel(search.dropoffTime, { exact: true })).toHaveValue('18:00')
    await expect(form.getByLabel(search.class)).toHaveValue('suv')
  }
  const { search } = russian
  await page.goto(siteUrl('/rent/'))
  const form = page.getByRole('search', { name: search.name })
  await expect(form.getByLabel(search.pickupDate)).toHaveValue(from)
  await expect(form.getByLabel(search.dropoffPlace)).toHaveValue('51')
  await form.getByRole('button', { name: search.reset }).click()
  await expect(form.getByLabel(search.pickupDate)).not.toHaveValue(from)
  await expect(form.getByLabel(search.dropoffPlace)).toBeHidden()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sun-rent') ?? '')).not.toContain(from)
})
