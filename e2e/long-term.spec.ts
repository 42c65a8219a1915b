import { expect, type Page, test } from '@playwright/test'
import english from '@/messages/en/long-term.json' with { type: 'json' }
import russian from '@/messages/ru/long-term.json' with { type: 'json' }
import chinese from '@/messages/zh-CN/long-term.json' with { type: 'json' }
import { plateAddress } from '@/provider/contract/rules/cars/plate'
import { axeFindings } from './setup/axe'
import { query } from './setup/demo-clients'
import { hydrated } from './setup/hydrated'
import { WIDE, wide } from './setup/long-form'
import { siteUrl } from './setup/site'

type Texts = typeof russian

const LANGUAGES = [
  { id: 'ru', prefix: '', texts: russian },
  { id: 'en', prefix: '/en', texts: english },
  { id: 'zh-CN', prefix: '/cn', texts: chinese },
]

for (const [index, { id, prefix, texts }] of LANGUAGES.entries())
  test(`a car is asked for by the month, for the term of the slider: ${id}`, wide(id !== 'ru'), async ({ page }) => {
    await openCar(page, prefix, '?months=6')
    const slider = page.getByRole('slider')
    await expect(slider).toHaveValue('6')
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByLabel(texts.form.term, { exact: true })).toHaveValue('7')

    await fill(page, texts, `+7999333${String(Date.now() + index).slice(-4)}`)
    if (index === 0) expect(await axeFindings(page)).toEqual([])
    const request = page.waitForRequest('**/api/long-term/requests/')
    await page.getByRole('button', { name: texts.form.submit }).press('Enter')
    const sent = await request
    expect(sent.headers()['x-consents']).toMatch(/privacy_policy@\d{4}.*,personal_data_agreement@\d{4}/)
    expect(sent.postDataJSON()).toMatchObject({ last_name: 'Маякова', months: 7, company: null })
    const answer = page.locator('#request').getByRole('status')
    await expect(answer).toBeFocused()
    await expect(answer.getByRole('heading')).toHaveText(
      new RegExp(texts.form.sentNumber.replace('{number}', '\\d{6}').replace('№', '№')),
    )
    expect(await axeFindings(page, index === 0)).toEqual([])
  })

test(
  'what was typed survives a reload, and an empty form says what is missing, word for word',
  WIDE,
  async ({ page }) => {
    const { form } = russian
    await openCar(page, '')
    await page.getByRole('button', { name: form.submit }).click()
    const summary = page.getByRole('alert').filter({ hasText: form.summary })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('listitem')).toHaveText([
      'Фамилия не может быть пустым',
      'Имя не может быть пустым',
      'Телефон не может быть пустым',
      'Email не может быть пустым',
      form.errors.startEmpty,
      form.errors.privacyPolicyNeeded,
      form.errors.personalDataNeeded,
    ])
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('radio', { name: form.company }).check()
    await page.getByRole('textbox', { name: form.companyName }).fill('ООО «Маяк»')
    await page.reload()
    await expect(page.getByRole('textbox', { name: form.companyName })).toHaveValue('ООО «Маяк»')
  },
)

test(
  'a plate that is hired out says so beside similar ones, and one that is nobody’s is not there',
  WIDE,
  async ({ page }) => {
    const { rows } = await query(
      `update cars set state = 'maintenance' where id = (select max(car_id) from long_term_cars
      join cars on cars.id = car_id where state = 'active') returning gosnomer`,
      [],
    )
    const answer = await page.goto(siteUrl(`/long_term_rental/${plateAddress(rows[0].gosnomer)}/`))
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('уже сдана')
    await expect(page.getByRole('heading', { name: russian.similar })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    expect(await axeFindings(page)).toEqual([])
    expect((await page.goto(siteUrl('/long_term_rental/a000aa00/')))?.status()).toBe(404)
  },
)

test('an event goes into a calendar, and its code into the search', WIDE, async ({ page }) => {
  // The demo's offer of the Chinese New Year.
  await page.goto(siteUrl('/about/events/5/'))
  const calendar = page.getByRole('link', { name: 'В календарь' })
  const answer = await page.request.get(new URL((await calendar.getAttribute('href')) ?? '', page.url()).href)
  expect(answer.headers()['content-type']).toContain('text/calendar')
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*DTSTART/)
  await page.getByRole('link', { name: /^Забронировать с кодом/ }).click()
  await expect(page).toHaveURL(/\/booking-online\/\?promo=\w+/)
  const code = new URL(page.url()).searchParams.get('promo') ?? 'no code'
  await expect(
    page
      .getByRole('main')
      .getByLabel(/[Пп]ромокод/)
      .first(),
  ).toHaveValue(code)
})

test('a partner sees link and QR code of the code that he types', WIDE, async ({ page }) => {
  await page.goto(siteUrl('/about/partnership/'))
  await hydrated(page)
  await page.getByLabel('Код', { exact: true }).fill('Отель Hotel 7')
  await page.getByLabel('Куда ведёт ссылка').selectOption({ label: 'Долгосрочная аренда' })
  const link = siteUrl('/long_term_rental/?partner=hotel-7')
  await expect(page.getByRole('img', { name: `QR-код ссылки ${link}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Скачать QR-код' })).toHaveAttribute('download', 'qr-hotel-7.svg')
})

/** The first car of the list, on its own page. */
async function openCar(page: Page, prefix: string, query = ''): Promise<void> {
  await page.goto(siteUrl(`${prefix}/long_term_rental/`))
  const href = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
  await page.goto(siteUrl(`${href?.split('?')[0]}${query}`))
  await hydrated(page)
}

async function fill(page: Page, { form }: Texts, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: form.last_name, exact: true }).fill('Маякова')
  await page.getByRole('textbox', { name: form.first_name, exact: true }).fill('Анна')
  await page.getByRole('textbox', { name: form.phone, exact: true }).fill(phone)
  await page.getByRole('textbox', { name: form.email, exact: true }).fill('anna@clients.example')
  const start = page.getByLabel(form.startDate, { exact: true })
  await start.fill((await start.getAttribute('min')) ?? '')
  for (const box of await page.locator('#request').getByRole('checkbox').all()) await box.check()
}

test(
  'on a phone all filters but the term are folded, and the first cars are of different models',
  WIDE,
  async ({ page }) => {
    const texts = russian
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(siteUrl('/long_term_rental/'))
    await hydrated(page)
    await expect(page.getByRole('navigation', { name: texts.term })).toBeVisible()
    const fuels = page.getByRole('navigation', { name: texts.fuelLabel })
    await expect(fuels).toBeHidden()
    await page.getByText(texts.filters, { exact: true }).click()
    await fuels.getByRole('link', { name: texts.fuel.gasoline }).click()
    await expect(page).toHaveURL(/\?fuel=gasoline$/)
    await expect(page.getByText(`${texts.filters} · 1`, { exact: true })).toBeVisible()
    await expect(fuels).toBeVisible()
    const names = (await page.getByRole('article').getByRole('heading').allInnerTexts()).slice(0, 5)
    expect(new Set(names).size).toBe(5)
  },
)

for (const { id, prefix, texts } of LANGUAGES)
  test(
    `the list is held between two prices a month, without scripts too: ${id}`,
    wide(id !== 'ru'),
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(siteUrl(`${prefix}/long_term_rental/?fuel=gasoline&sort=price`))
      const cards = page.getByRole('article')
      const all = await cards.count()
      const form = page.getByRole('group', { name: texts.monthPrice.label })
      await form.getByLabel(texts.monthPrice.priceFrom, { exact: true }).fill('30000')
      await form.getByLabel(texts.monthPrice.priceTo, { exact: true }).fill('45000')
      await form.getByRole('button', { name: texts.monthPrice.apply }).click()
      await expect(page).toHaveURL(/\?fuel=gasoline&sort=price&priceFrom=30000&priceTo=45000$/)
      const sums = cards.getByText(texts.perMonth, { exact: true }).locator('..')
      const prices = (await sums.allInnerTexts()).map((text) => Number(text.replace(/[^\d]/g, '')))
      expect(prices.length).toBeGreaterThan(0)
      expect(prices.filter((price) => price < 30_000 || price > 45_000)).toEqual([])
      await expect(form.getByLabel(texts.monthPrice.priceTo, { exact: true })).toHaveValue('45000')
      await form.getByRole('link', { name: texts.monthPrice.clear }).click()
      await expect(page).toHaveURL(/\?fuel=gasoline&sort=price$/)
      await expect(cards).toHaveCount(all)
      await context.close()
    },
  )
