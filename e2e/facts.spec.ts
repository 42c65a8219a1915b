import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { startStack } from '../scripts/stack.mjs'
import { makeQuickFolder } from '../tests/setup/quick-folder'
import { ask } from './setup/ask'
import { FACTS, tells } from './setup/facts'
import { LANGUAGES } from './setup/languages'
import { LONG } from './setup/long-form'
import { KEPT } from './setup/pages'
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
const PATHS = Object.keys(ADDRESSES).filter((path) => path !== '/news/')
const LONG_TIMEOUT_MS = 300_000
const BUSY_TIMEOUT_MS = 20_000

/**
 * Every fact comes from a setting into every text that tells it: a branch of its own whose settings have values that stand
 * nowhere else on the site. A page that tells a fact tells it in all three languages, and none tells what it was before.
 */
test('a changed setting changes every page that tells it, in three languages alike', LONG, async () => {
  test.setTimeout(LONG_TIMEOUT_MS)
  const dataDir = makeQuickFolder('sun-e2e-facts-')
  const [port, providerPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  const stack = await startStack({ port, providerPort, sandboxPort, dataDir })
  try {
    await change(stack.databaseUrl ?? '')
    const [first] = FACTS
    const isChanged = async () => tells(first, await readPage(stack.siteUrl, '/conditions/'))
    await expect.poll(isChanged, { timeout: 20_000 }).toBe(true)
    const pages = await readPages(stack.siteUrl)
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
    for (const path of PATHS) pages.set(prefix + path, await readPage(site, prefix + ADDRESSES[path]))
  return pages
}

/** What a reader of the page reads: no markup, plain spaces, a line for each block. */
async function readPage(site: string, path: string): Promise<string> {
  let body = ''
  const readStatus = async () => {
    const answer = await ask(path, { site })
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

async function change(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const { setting, stored } of FACTS) {
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
}
