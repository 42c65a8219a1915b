import { rmSync } from 'node:fs'
import { type APIRequestContext, expect, test } from '@playwright/test'
import pg from 'pg'
import type { RentalOptions } from '@/provider/contract/options'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import { startStack } from '../scripts/stack.mjs'
import { makeQuickFolder } from '../tests/setup/quick-folder'
import { ask } from './setup/ask'
import { FACTS, type Fact, tells } from './setup/facts'
import { LANGUAGES } from './setup/languages'
import { LONG } from './setup/long-form'
import { KEPT } from './setup/pages'
import { postConfirm, postHold } from './setup/paying'
import { rentalQuery } from './setup/site'
import { freePort } from './setup/start-stack'

/** News exist in Chinese only. */
const MODEL = 'toyota-rav4'
const RENTAL = rentalQuery({ ahead: 25 })
/** Pages of everybody, and the steps of a booking: by the name that facts give them. */
const ADDRESSES: Record<string, string> = {
  ...Object.fromEntries([...KEPT, '/payment/', `/rent/${MODEL}/`].map((path) => [path, path])),
  results: `/booking-online/${RENTAL}`,
  options: `/booking-online/${MODEL}/${RENTAL}&step=options`,
  you: `/booking-online/${MODEL}/${RENTAL}&step=you&extra=extra-driver.1`,
}
/** Pages of one booking: on hold, and firm. */
const BOOKING_PAGES = {
  review: (number: string) => `/booking-online/${MODEL}/?step=review&booking=${number}`,
  booked: (number: string) => `/status/success/?booking=${number}`,
}
const PATHS = [...Object.keys(ADDRESSES).filter((path) => path !== '/news/'), ...Object.keys(BOOKING_PAGES)]
/** Nobody is as old or has driven for as long as they ask for: they change when the booking is made. */
const OF_DRIVERS = /^rules\.(?:min|max)(?:DriverAge|ExperienceYears)$/
const AIRPORT = 51
const LONG_TIMEOUT_MS = 300_000
const BUSY_TIMEOUT_MS = 20_000

/**
 * Every fact comes from a setting into every text that tells it: a branch of its own whose settings have values that stand
 * nowhere else on the site. A page that tells a fact tells it in all three languages, and none tells what it was before.
 */
test('a changed setting changes every page that tells it, in three languages alike', LONG, async ({ request }) => {
  test.setTimeout(LONG_TIMEOUT_MS)
  const dataDir = makeQuickFolder('sun-e2e-facts-')
  const [port, providerPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  const stack = await startStack({ port, providerPort, sandboxPort, dataDir })
  try {
    const ofDrivers = FACTS.filter(({ setting }) => OF_DRIVERS.test(setting))
    const others = FACTS.filter((fact) => !ofDrivers.includes(fact))
    await change(others, { databaseUrl: stack.databaseUrl ?? '', site: stack.siteUrl })
    const options: RentalOptions = { ...NO_OPTIONS, mileage: 'limited' }
    const arrival = { place: AIRPORT, flight: 'SU1700' }
    const hold = { ahead: 25, phone: '+79995550377', citizenship: 'other', options, ...arrival } as const
    const number = await postHold(request, stack.siteUrl, hold)
    await change(ofDrivers, { databaseUrl: stack.databaseUrl ?? '', site: stack.siteUrl })
    const pages = await readPages(stack.siteUrl)
    await readBooking(pages, { request, site: stack.siteUrl, number })
    for (const fact of FACTS)
      for (const { id, prefix } of LANGUAGES) {
        const paths = PATHS.filter((path) => tells(fact, pages.get(prefix + path) ?? ''))
        expect
          .soft(paths, `${fact.setting}, ${id}: told on`)
          .toEqual(PATHS.filter((path) => fact.places.includes(path) || fact.own?.[id]?.includes(path)))
        const mayNotType = PATHS.filter((path) => !fact.mayType?.includes(path))
        const typed = mayNotType.filter((path) => fact.typed?.test(pages.get(prefix + path) ?? ''))
        expect.soft(typed, `${fact.setting}, ${id}: typed into`).toEqual([])
      }
  } finally {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function readPages(site: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for (const { prefix } of LANGUAGES)
    for (const [path, address] of Object.entries(ADDRESSES))
      if (PATHS.includes(path)) pages.set(prefix + path, await readPage(site, prefix + address))
  return pages
}

type Held = { request: APIRequestContext; site: string; number: string }

/** Both pages of the booking, by its key: the request that made it has the cookie. */
async function readBooking(pages: Map<string, string>, { request, site, number }: Held): Promise<void> {
  const read = async (page: keyof typeof BOOKING_PAGES) => {
    const { cookies } = await request.storageState()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    for (const { prefix } of LANGUAGES)
      pages.set(prefix + page, await readPage(site, prefix + BOOKING_PAGES[page](number), { cookie }))
  }
  await read('review')
  await postConfirm(request, site, number)
  await read('booked')
}

/** What a reader of the page reads: no markup, plain spaces, a line for each block. */
async function readPage(site: string, path: string, headers: Record<string, string> = {}): Promise<string> {
  let body = ''
  const readStatus = async () => {
    const answer = await ask(path, { site, headers })
    body = answer.body
    return answer.status
  }
  // A busy site answers 503 to what it must calculate, and asks to come again.
  await expect.poll(readStatus, { message: path, timeout: BUSY_TIMEOUT_MS }).toBe(200)
  return body
    .replaceAll(/<(script|style|noscript|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<\/?(p|li|div|h\d|td|th|dt|dd|tr|summary|section|br)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00ad', '')
    .replaceAll(/&nbsp;|[\u00a0\u202f]/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
}

type Branch = { databaseUrl: string; site: string }

/** Waits until the site tells the first of them. */
async function change(facts: readonly Fact[], { databaseUrl, site }: Branch): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const { setting, stored } of facts) {
      if (stored === undefined) continue
      const [table, column = ''] = setting.split('.')
      if (table === 'car_models')
        await client.query(`update car_models set ${pg.escapeIdentifier(column)} = $1 where slug = $2`, [stored, MODEL])
      else
        await client.query('update settings set data = jsonb_set(data, $1, $2, false)', [
          setting.split('.'),
          JSON.stringify(stored),
        ])
    }
  } finally {
    await client.end()
  }
  const isTold = async () => tells(facts[0] as Fact, await readPage(site, '/conditions/'))
  await expect.poll(isTold, { timeout: BUSY_TIMEOUT_MS }).toBe(true)
}
