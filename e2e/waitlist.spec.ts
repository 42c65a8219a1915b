import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import callback from '@/messages/ru/callback.json' with { type: 'json' }
import cars from '@/messages/ru/cars.json' with { type: 'json' }
import waitlist from '@/messages/ru/waitlist.json' with { type: 'json' }
import { axeFindings } from './setup/axe'
import { starting } from './setup/book'
import { addClient, query } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { lettersTo } from './setup/outbox'
import { rentalQuery, siteUrl } from './setup/site'

// One after the other: the first frees a car that the next may wait for.
test.describe.configure({ mode: 'default' })

const [russian] = LANGUAGES
const texts = callback.waitlist

/** Of the link that stands on the page of a taken car only. */
const FIRST_WORD = cars.tellWhenFree.split(/\s/)[0] ?? ''

/** The address of a car that others have on its dates. */
async function takenCar(request: APIRequestContext): Promise<{ slug: string; dates: string }> {
  for (let ahead = 3; ahead < 60; ahead += 2) {
    const dates = rentalQuery({ ahead, days: 5 })
    // The whole list: cars that are taken stand last.
    const html = await (await request.get(siteUrl(`/booking-online/${dates}&page=9`))).text()
    for (const [, slug = ''] of html.matchAll(/\/rent\/([a-z0-9-]+)\/[^"]*#alternatives"/g)) {
      // A car out of its season cannot be had either, and nobody waits for it.
      const ownPage = await (await request.get(siteUrl(`/rent/${slug}/${dates}`))).text()
      if (ownPage.includes(FIRST_WORD)) return { slug, dates }
    }
  }
  throw new Error('nothing is taken in two months')
}

async function openForm(page: Page, path: string) {
  await page.goto(siteUrl(path))
  await hydrated(page)
  await page.getByRole('link', { name: starting(cars.tellWhenFree) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

async function agree(page: Page): Promise<void> {
  for (const name of [callback.privacyPolicy, callback.personalData])
    await page.getByRole('checkbox', { name: starting(name) }).check()
}

test('a taken car is waited for, its letter leads to the filled-in booking, and the link in it stops letters', async ({
  page,
  request,
}) => {
  const { slug, dates } = await takenCar(request)
  const dialog = await openForm(page, `/rent/${slug}/${dates}`)
  await dialog.getByRole('button', { name: texts.send }).click()
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    'Email не может быть пустым',
    texts.errors.privacyPolicyNeeded,
    texts.errors.personalDataNeeded,
  ])
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel(callback.question.email).fill('waits@clients.example')
  await agree(page)
  await dialog.getByRole('button', { name: texts.send }).click()
  await expect(dialog.getByRole('heading', { name: texts.waitingTitle })).toBeVisible()
  await expect(dialog.getByText('waits@clients.example')).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: texts.understood }).click()
  await expect(dialog).toBeHidden()

  const { rows } = await query(
    `insert into cars (station, model_id, gosnomer, plate_kind, cvet, year, mileage_km, state)
      select station, id, 'free-again', 'inventory', 'белый', 2020, 1000, 'active' from car_models where slug = $1
      returning id`,
    [slug],
  )
  try {
    await expect.poll(async () => (await lettersTo('waits@clients.example')).length, { timeout: 60_000 }).toBe(1)
    const [letter = ''] = await lettersTo('waits@clients.example')
    const links = [...letter.matchAll(/https?:\/\/\S+?(?=\]|\s|$)/g)].map(([href]) => href.replaceAll('&amp;', '&'))
    const book = links.find((link) => link.includes('/booking-online/')) ?? ''
    const stop = links.find((link) => link.includes('waitlist=stop')) ?? ''
    await page.goto(siteUrl(new URL(book).pathname + new URL(book).search))
    await expect(page.getByRole('heading', { level: 1, name: russian.booking.options.title })).toBeVisible()

    await page.goto(siteUrl(new URL(stop).pathname + new URL(stop).search + new URL(stop).hash))
    await expect(page.getByRole('heading', { name: waitlist.stop.title })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    expect((await query('select 1 from waitlist_opt_outs', [])).rows).toEqual([])
    await page.getByRole('button', { name: waitlist.stop.stop }).click()
    await expect(page.getByText(waitlist.stop.done)).toBeVisible()
    expect((await query('select 1 from waitlist_opt_outs', [])).rows).toHaveLength(1)
  } finally {
    await query('delete from cars where id = $1', [rows[0]?.id])
  }
})

test('a client finds the own e-mail filled in, may choose an SMS, and stops waiting in the account', async ({
  page,
  request,
}) => {
  const client = await addClient()
  const { slug, dates } = await takenCar(request)
  await enterAs(page, client)
  const dialog = await openForm(page, `/booking-online/${slug}/${dates}`)
  await expect(dialog.getByRole('textbox', { name: callback.question.email })).toHaveValue(client.email)
  await dialog.getByRole('radio', { name: texts.bySms }).check()
  await agree(page)
  await dialog.getByRole('button', { name: texts.send }).click()
  await expect(dialog.getByRole('heading', { name: texts.waitingTitle })).toBeVisible()
  await dialog.getByRole('button', { name: texts.understood }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: starting(cars.tellWhenFree) })).toBeFocused()

  await page.goto(siteUrl(`/account/${client.id}/`))
  const panel = page.getByRole('region', { name: waitlist.own.title })
  expect(await axeFindings(page)).toEqual([])
  await panel.getByRole('button', { name: starting(waitlist.own.stopFor.split('{')[0] ?? '') }).click()
  await expect(panel).toBeHidden()
  const { rows } = await query('select state from waitlist_entries where client_id = $1', [client.id])
  expect(rows).toEqual([{ state: 'stopped' }])
})

test('a link that is not ours says so and names the phone', async ({ page }) => {
  await page.goto(siteUrl('/status/success/?waitlist=stop#nothing'))
  await expect(page.getByRole('alert').filter({ hasText: waitlist.stop.wrong })).toBeVisible()
  await expect(page.getByRole('button', { name: waitlist.stop.stop })).toHaveCount(0)
})
