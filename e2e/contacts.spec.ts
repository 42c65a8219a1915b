import { expect, type Page, test } from '@playwright/test'
import english from '@/messages/en/contacts.json' with { type: 'json' }
import russian from '@/messages/ru/contacts.json' with { type: 'json' }
import chinese from '@/messages/zh-CN/contacts.json' with { type: 'json' }
import { axeFindings } from './setup/axe'
import { hydrated } from './setup/hydrated'
import { longForm, WIDE } from './setup/long-form'
import { siteUrl } from './setup/site'

const LANGUAGES = [
  { id: 'ru', prefix: '', texts: russian },
  { id: 'en', prefix: '/en', texts: english },
  { id: 'zh-CN', prefix: '/cn', texts: chinese },
]
const TEXT = 'Можно ли взять машину с детским креслом?'

for (const [index, { id, prefix, texts }] of LANGUAGES.entries())
  test(`a message reaches the branch, with both consents: ${id}`, longForm(index > 0), async ({ page }) => {
    await open(page, prefix)
    await fill(page, texts, `+7999555${String(Date.now() + index).slice(-4)}`)
    const request = page.waitForRequest('**/api/messages/')
    await submit(page, texts)
    const sent = await request
    expect(sent.headers()['x-consents']).toMatch(/privacy_policy@\d{4}.*,personal_data_agreement@\d{4}/)
    expect(sent.postDataJSON()).toMatchObject({ name: 'Анна', message: TEXT })
    const answer = page.getByRole('status').filter({ hasText: texts.form.sentTitle })
    await expect(answer).toBeFocused()
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: texts.form.another }).click()
    await expect(page.getByRole('textbox', { name: texts.form.message })).toHaveValue('')
    await fill(page, texts, '+79995550199')
    await submit(page, texts)
    await expect(answer).toBeVisible()
  })

test('an empty form lists what is missing, word for word, and sends nothing', WIDE, async ({ page }) => {
  const { form } = russian
  let asked = 0
  await page.route('**/api/messages/', (route) => {
    asked += 1
    return route.abort()
  })
  await open(page, '')
  await submit(page, russian)
  const summary = page.getByRole('alert').filter({ hasText: form.summary })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Имя не может быть пустым',
    'Телефон не может быть пустым',
    'Email не может быть пустым',
    form.errors.messageEmpty,
    form.errors.privacyPolicyNeeded,
    form.errors.personalDataNeeded,
  ])
  await expect(page).toHaveTitle(new RegExp(`^${form.titlePrefix}`))
  expect(await axeFindings(page)).toEqual([])
  await summary.getByRole('link', { name: 'Email не может быть пустым' }).click()
  await expect(page.getByRole('textbox', { name: form.email })).toBeFocused()
  expect(asked).toBe(0)
})

test(
  'when the branch cannot be reached the text stays, beside the phone, and can be sent again',
  WIDE,
  async ({ page }) => {
    const { form } = russian
    await page.route('**/api/messages/', (route) =>
      route.fulfill({
        status: 503,
        json: { status: 'error', error: { code: 'unavailable', message: '', requestId: '1' } },
      }),
    )
    await open(page, '')
    await fill(page, russian, '+79995550111')
    await submit(page, russian)
    const alert = page.getByRole('alert').filter({ hasText: form.failures.notSent })
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:\+7/)
    await expect(page.getByRole('textbox', { name: form.message })).toHaveValue(TEXT)
    await page.unroute('**/api/messages/')
    await submit(page, russian)
    await expect(page.getByRole('status').filter({ hasText: form.sentTitle })).toBeVisible()
  },
)

test(
  'the map comes from its host after the press only, also for those who came by a link within the site',
  WIDE,
  async ({ page }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (origin !== new URL(siteUrl()).origin && origin !== 'null') foreign.push(request.url())
    })
    await page.route('https://yandex.ru/**', (route) => route.fulfill({ contentType: 'text/html', body: 'map' }))

    await open(page, '')
    expect(foreign).toEqual([])
    await page.getByRole('link', { name: russian.map.show }).click()
    await expect(page.frameLocator(`iframe[title="${russian.map.title}"]`).getByText('map')).toBeVisible()
    expect(new URL(foreign[0] ?? '').searchParams.get('lang')).toBe('ru_RU')

    await page.goto(siteUrl('/about/'))
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Контакты и карта' }).click()
    await expect(page.getByRole('heading', { level: 1, name: russian.title })).toBeVisible()
    await page.getByRole('link', { name: russian.map.show }).click()
    await expect(page.frameLocator(`iframe[title="${russian.map.title}"]`).getByText('map')).toBeVisible()
    await expect(page).toHaveURL(/\?map=1/)
  },
)

test('coordinates are copied latitude first', WIDE, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '')
  await page.getByRole('button', { name: russian.map.copy }).click()
  await expect(page.getByText(russian.map.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('43.14, 131.96')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contacts give phone, mail and map, and no form that would not work', WIDE, async ({ page }) => {
    await page.route('https://yandex.ru/**', (route) => route.fulfill({ contentType: 'text/html', body: 'map' }))
    await page.goto(siteUrl('/contacts/#callback'))
    await expect(page.locator('#callback').getByRole('link')).toHaveAttribute('href', /^tel:\+7/)
    await expect(page.getByRole('button', { name: russian.form.submit })).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/)
    await page.getByRole('link', { name: russian.map.show }).click()
    await expect(page.frameLocator('iframe').getByText('map')).toBeVisible()
  })
})

async function open(page: Page, prefix: string): Promise<void> {
  await page.goto(siteUrl(`${prefix}/contacts/`))
  await hydrated(page)
}

async function fill(page: Page, { form }: typeof russian, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: form.name }).fill('Анна')
  await page.getByRole('textbox', { name: form.phone }).fill(phone)
  await page.getByRole('textbox', { name: form.email }).fill('anna@clients.example')
  await page.getByRole('textbox', { name: form.message }).fill(TEXT)
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
}

async function submit(page: Page, { form }: typeof russian): Promise<void> {
  await page.getByRole('button', { name: form.submit }).click()
}
