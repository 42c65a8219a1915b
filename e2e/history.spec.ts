import { expect, type Page, test } from '@playwright/test'
import enClient from '@/messages/en/account.json' with { type: 'json' }
import enHistory from '@/messages/en/history.json' with { type: 'json' }
import clientRu from '@/messages/ru/account.json' with { type: 'json' }
import bookingsRu from '@/messages/ru/bookings.json' with { type: 'json' }
import historyRu from '@/messages/ru/history.json' with { type: 'json' }
import offersRu from '@/messages/ru/offers.json' with { type: 'json' }
import quotesRu from '@/messages/ru/quotes.json' with { type: 'json' }
import cnClient from '@/messages/zh-CN/account.json' with { type: 'json' }
import cnHistory from '@/messages/zh-CN/history.json' with { type: 'json' }
import { passOptions, plain, sendDriver, spaced, starting } from './setup/book'
import { addClient, DEMO_CLIENTS } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { addBooking, addDriver, addOffer } from './setup/own-rows'
import { siteUrl, stationDate } from './setup/site'

const RUSSIAN = LANGUAGES.find(({ id }) => id === 'ru') ?? LANGUAGES[0]

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: historyRu.tabs }).getByRole('link', { name: new RegExp(`^${name}`) })

test('the history has a tab for each state, by links alone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: true, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await enterAs(page, DEMO_CLIENTS.rich)
  const cookies = await context.cookies()
  const plainContext = await browser.newContext({ javaScriptEnabled: false })
  await plainContext.addCookies(cookies)
  const silent = await plainContext.newPage()
  await silent.goto(siteUrl('/account/history/'))
  for (const [group, number] of [
    ['active', '1046196'],
    ['past', '1045922'],
    ['cancelled', '1046059'],
  ] as const) {
    await tab(silent, historyRu.groups[group]).click()
    const entries = silent.getByRole('main').getByRole('group')
    await expect(entries).toHaveCount(group === 'past' ? 6 : 1)
    const link = silent.getByRole('link', { name: `Открыть бронь № ${number}` })
    await expect(link).toBeHidden()
    await entries.filter({ hasText: number }).locator('summary').click()
    await expect(link).toBeVisible()
  }
  await silent.getByRole('link', { name: 'Открыть бронь № 1046059' }).click()
  await expect(silent.getByRole('heading', { level: 1, name: /1046059/ })).toBeVisible()
  await expect(silent.getByText(historyRu.deposit.not_taken)).toBeVisible()
  await context.close()
  await plainContext.close()
})

test('a booking shows its way, its deposit, its fines and the refund of now; it is changed, then cancelled', async ({
  page,
}) => {
  await enterAs(page, DEMO_CLIENTS.rich)
  await page.goto(siteUrl('/account/history/?booking=1045922'))
  const main = page.getByRole('main')
  await expect(main.getByText(/Проезд на запрещающий сигнал/)).toBeVisible()
  await expect(main.getByText('Скол на переднем бампере')).toBeVisible()
  await expect(main.getByRole('link', { name: historyRu.deposit.ask })).toHaveAttribute('href', '/contacts/')

  const client = await addClient()
  const toCome = await addBooking(client.id, '1046333')
  await enterAs(page, client)
  await page.goto(siteUrl(`/account/history/?booking=${toCome}`))
  const steps = main.getByRole('listitem').filter({ hasText: historyRu.timeline.pickup })
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  await expect(main.getByRole('link', { name: historyRu.repeat })).toHaveAttribute(
    'href',
    /\/booking-online\/toyota-rav4\/\?from=/,
  )

  await main.getByRole('link', { name: bookingsRu.success.change }).click()
  await expect(page).toHaveURL(/edit=1/)
  await hydrated(page)
  await main.getByText(bookingsRu.change.group.insurance, { exact: true }).click()
  await main.getByRole('radio', { name: /Расширенная/ }).check()
  await main
    .getByRole('button', { name: starting(bookingsRu.change.confirm) })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(new RegExp(`booking=${toCome}$`))
  await expect(main.getByRole('term').filter({ hasText: 'Расширенная' })).toBeVisible()

  const act = main.getByRole('button', { name: bookingsRu.cancel.act })
  await act.click()
  const question = page.getByRole('dialog')
  const promised = /[\d\s]+₽/.exec(spaced(await question.getByRole('status').innerText()))?.[0].trim() ?? 'nothing'
  await question.getByRole('button', { name: bookingsRu.cancel.act }).click()
  await expect(main.getByText(clientRu.statuses.cancelled_client).first()).toBeVisible()
  const refund = main.getByRole('term').filter({ hasText: historyRu.refund }).locator('xpath=following-sibling::dd')
  await expect.poll(async () => spaced(await refund.innerText())).toBe(promised)
})

test('a booking of another client is rejected like a stranger’s page', async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.poor)
  const answer = await page.goto(siteUrl('/account/history/?booking=1046470'))
  expect(answer?.status()).toBe(500)
  expect(answer?.headers()['x-refusal']).toBe('account')
  await expect(page.getByText('1046470')).toHaveCount(0)
})

test('an offer leads to a booking that knows its client; a guest is asked to sign in, and pays the price of everybody', async ({
  page,
}) => {
  await page.goto(siteUrl(`/booking-online/haval-dargo/?from=${stationDate(10)}&to=${stationDate(13)}&offer=1`))
  await expect(page.getByText(offersRu.rejected.offer_login_required)).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: quotesRu.offer_discount })).toHaveCount(0)

  const name = 'Выходные на внедорожнике'
  const client = await addClient()
  await addOffer(client.id, name)
  await addDriver(client.id, 'Рулевой')
  await enterAs(page, client)
  await page.goto(siteUrl('/account/offers/'))
  await page.getByRole('link', { name: offersRu.bookNamed.replace('{name}', name) }).click()
  await expect(page).toHaveURL(/booking-online\/haval-dargo\/\?from=[\d-]+&to=[\d-]+&offer=\d+/)
  const offer = new URL(page.url()).searchParams.get('offer')
  const query = `from=${stationDate(10)}&to=${stationDate(13)}&offer=${offer}`
  await page.goto(siteUrl(`/booking-online/haval-dargo/?${query}`))
  await expect(page.getByRole('term').filter({ hasText: quotesRu.offer_discount }).first()).toBeVisible()
  await passOptions(page, RUSSIAN)
  await hydrated(page)

  const who = page.getByRole('group', { name: bookingsRu.people.title })
  await expect(who.getByRole('radio', { name: /Пробнова Вера/ })).toBeChecked()
  await expect(page.getByLabel(bookingsRu.form.lastName, { exact: true })).toHaveValue('Пробнова')
  await who.getByRole('radio', { name: /Рулевой/ }).check()
  await expect(page.getByLabel(bookingsRu.form.lastName, { exact: true })).toHaveValue('Рулевой')
  await page.getByRole('radio', { name: bookingsRu.form.citizenRU, exact: true }).check()
  await page.getByRole('checkbox', { name: plain(bookingsRu.form.privacyPolicy) }).check()
  await page.getByRole('checkbox', { name: plain(bookingsRu.form.personalData) }).check()
  await sendDriver(page, RUSSIAN)
  await expect(page.getByRole('timer')).toBeVisible()
  const number = new URL(page.url()).searchParams.get('booking') ?? ''

  await page.goto(siteUrl('/account/offers/'))
  const taken = page.getByRole('listitem').filter({ hasText: name })
  await expect(taken.getByText(offersRu.states.reserved)).toBeVisible()
  await taken.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible()
})

test('the first page: the trip that runs, the debts of a debtor, nothing for a new client', async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.rich)
  await page.goto(siteUrl('/account/1/'))
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Honda N-BOX' }).getByText(clientRu.statuses.active)).toBeVisible()
  await expect(main.getByText(/^До возврата \d+/)).toBeVisible()
  await expect(main.getByRole('heading', { name: historyRu.driversTitle })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: clientRu.menu }).getByRole('link', { name: /^Штрафы\s*2/ }),
  ).toBeVisible()

  await enterAs(page, DEMO_CLIENTS.debtor)
  await page.goto(siteUrl('/account/3/'))
  await expect(main.getByRole('region', { name: clientRu.overview.debts })).toContainText('₽')

  await enterAs(page, DEMO_CLIENTS.poor)
  await page.goto(siteUrl('/account/2/'))
  await expect(main.getByRole('heading', { name: clientRu.overview.noNext })).toBeVisible()
  await expect(main.getByRole('region', { name: clientRu.overview.debts })).toHaveCount(0)
})

for (const { prefix, client, history } of [
  { prefix: '/en', client: enClient, history: enHistory },
  { prefix: '/cn', client: cnClient, history: cnHistory },
])
  test(`dashboard and history in ${prefix}`, WIDE, async ({ page }) => {
    await enterAs(page, DEMO_CLIENTS.debtor)
    await page.goto(siteUrl(`${prefix}/account/3/`))
    await expect(page.getByRole('heading', { name: client.overview.noNext })).toBeVisible()
    const due = page.getByRole('region', { name: client.overview.debts }).getByRole('link')
    await expect(due.first()).toHaveAttribute('href', new RegExp(`^${prefix}/account/(fines|damages)/3/\\?entry=`))
    await page.goto(siteUrl(`${prefix}/account/history/?show=past`))
    const link = page.getByRole('link', { name: history.entry.openOf.replace('{number}', '1046607') })
    await page.getByRole('group').filter({ hasText: '1046607' }).locator('summary').click()
    await link.click()
    await expect(page.getByRole('heading', { name: history.timeline.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: history.deposit.title, exact: true })).toBeVisible()
    // Names of people stay as their passports have them.
    for (const role of ['heading', 'listitem', 'link'] as const)
      await expect(
        page
          .getByRole('main')
          .getByRole(role)
          .filter({ hasText: /[А-Яа-яЁё]/ }),
      ).toHaveCount(0)
  })
