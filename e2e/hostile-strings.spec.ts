import { createHash, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { JSDOM } from 'jsdom'
import pg from 'pg'
import { startStack } from '../scripts/stack.mjs'
import { HOSTILE_STRINGS } from '../tests/setup/fuzz/hostile-strings'
import { SCRIPT_MARK, SCRIPT_STRINGS } from '../tests/setup/fuzz/script-strings'
import { makeQuickFolder } from '../tests/setup/quick-folder'
import { type Asking, ask } from './setup/ask'
import { clientPages } from './setup/client-addresses'
import { DEMO_CLIENTS } from './setup/demo-clients'
import { LANGUAGES } from './setup/languages'
import { IS_LONG, WIDE } from './setup/long-form'
import { routesOf } from './setup/pages'
import { freePort } from './setup/start-stack'

const OWNER = DEMO_CLIENTS.rich
const TIMEOUT_MS = 600_000
const TRIES = 10

/**
 * Not in these texts: PostgreSQL stores no NUL and no half of a character; a page of megabytes is another subject; a row
 * with a placeholder that has no value is not shown.
 */
const LEFT_OUT = ['nul', 'halves', 'long', 'prototype', 'template']
const HOSTILE = Object.entries(HOSTILE_STRINGS)
  .filter(([kind]) => !LEFT_OUT.includes(kind))
  .map(([, text]) => text)
  .join(' ')

/** What only a text that became markup can leave in a page of ours. */
const MARKUP = [
  ...[
    '[onerror]',
    '[onload]',
    '[onmouseover]',
    '[onfocus]',
    '[onclick]',
    '[autofocus]',
    '[srcdoc]',
    'iframe[src^="data"]',
  ],
  ...['img[src="x"]', 'u', '[href^="javascript"]', '[href^="data"]', '[src^="javascript"]', 'base', 'object', 'embed'],
].join(', ')
/** Tables whose rows the branch or a client wrote; texts of machines, which rules read, stay as they are. */
const TABLES = [
  ...[
    'news',
    'events',
    'faq_groups',
    'faq_questions',
    'discounts',
    'partners',
    'offices',
    'chauffeurs',
    'places',
    'extras',
  ],
  ...[
    'car_models',
    'car_classes',
    'price_periods',
    'promo_codes',
    'offers',
    'fines',
    'damages',
    'disputes',
    'mile_entries',
  ],
  ...['transfers', 'transfer_routes', 'transfer_presets', 'drivers', 'clients'],
]
const TEXTS = [
  'name',
  'place',
  'damage',
  'text',
  'first_name',
  'last_name',
  'title',
  'lead',
  'description',
  'reason',
  'note',
  'cvet',
]

test('no stored text becomes markup on any page', WIDE, async () => {
  test.setTimeout(TIMEOUT_MS)
  const dataDir = makeQuickFolder('sun-e2e-hostile-')
  const [port, providerPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  const stack = await startStack({ port, providerPort, sandboxPort, dataDir })
  try {
    const { columns, cookie } = await fill(stack.databaseUrl ?? '')
    expect(columns).toBeGreaterThan(30)
    const languages = IS_LONG ? LANGUAGES : LANGUAGES.slice(0, 1)
    const guest = languages.flatMap((language) => routesOf(language).map((path) => ({ path, headers: {} })))
    const own = clientPages(OWNER.id).flatMap((path) =>
      languages.map(({ prefix }) => ({ path: `${prefix}${path}`, headers: { cookie } })),
    )
    const faults: string[] = []
    let showing = 0
    for (const { path, headers } of [...guest, ...own]) {
      const { body, status } = await read(path, { site: stack.siteUrl, headers })
      const { document } = new JSDOM(body).window
      if (document.body.textContent?.includes(HOSTILE_STRINGS.element)) showing += 1
      faults.push(
        ...faultsOf(document).map((fault) => `${path}: ${fault}`),
        ...(status >= 500 ? [`${path}: HTTP ${status}`] : []),
      )
    }
    expect(faults).toEqual([])
    expect(showing).toBeGreaterThan(30)
    for (const path of await fillWithScripts(stack.databaseUrl ?? '')) {
      const shown = async () => new JSDOM((await read(path, { site: stack.siteUrl, headers: {} })).body).window.document
      const missing = async () => {
        const text = (await shown()).body.textContent?.toLowerCase() ?? ''
        return SCRIPT_STRINGS.filter((_, index) => !text.includes(`${SCRIPT_MARK}${index}-`)).length
      }
      // The page of before is shown until its change arrives.
      await expect.poll(missing).toBe(0)
      const marked = [...(await shown()).querySelectorAll(`[id^="${SCRIPT_MARK}" i]`)]
      expect(marked.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([])
    }
  } finally {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** Puts 1 000 texts that would run a script into one answer and one event. @returns the pages that show them */
async function fillWithScripts(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const text = SCRIPT_STRINGS.join('\n\n')
  const first = (table: string, key: string) =>
    `${key} = (select min(${key}) from ${table} where published_on <= now())`
  const texts = JSON.stringify({ ru: text, en: text, 'zh-CN': text })
  const answer = await client.query(
    `update faq_questions set answer = $1::jsonb where ${first('faq_questions', 'id')} returning id`,
    [texts],
  )
  const event = await client.query<{ id: number }>(
    `update events set body = jsonb_build_array($1::jsonb) where ${first('events', 'id')} returning id`,
    [texts],
  )
  await client.end()
  expect([answer.rowCount, event.rowCount]).toEqual([1, 1])
  return ['/about/faq/', `/about/events/${event.rows[0]?.id}/`]
}

/** A busy machine is asked again: what it says then is another subject. */
async function read(path: string, asking: Asking) {
  let answer = await ask(path, asking)
  for (let tries = 0; answer.status === 503 && tries < TRIES; tries++) answer = await ask(path, asking)
  return answer
}

function faultsOf(document: Document): string[] {
  const elements = [...document.querySelectorAll(MARKUP)].map(({ outerHTML }) => outerHTML.slice(0, 120))
  const scripts = [...document.querySelectorAll('script')]
    .filter((script) => script.textContent?.trim() === 'alert(1)')
    .map(() => 'a script of a text')
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
    try {
      JSON.parse(textContent ?? '')
      return []
    } catch {
      return ['broken data for search engines']
    }
  })
  return [...elements, ...scripts, ...data]
}

/** Puts the texts behind every name and text that the database keeps. @returns how many columns took them, and a session */
async function fill(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ table_name: string; column_name: string; data_type: string }>(
    `select table_name, column_name, data_type from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and (data_type = 'jsonb' or (data_type = 'text' and column_name = any($2)))`,
    [TABLES, TEXTS],
  )
  let columns = 0
  for (const { table_name: table, column_name: column, data_type: type } of rows) {
    const value =
      type === 'text'
        ? `${column} || ' ' || $1`
        : `(select jsonb_object_agg(key, case when jsonb_typeof(value) = 'string' then to_jsonb((value #>> '{}') || ' ' || $1)
             else value end) from jsonb_each(${column}))`
    const where = type === 'text' ? `${column} is not null` : `jsonb_typeof(${column}) = 'object' and ${column} ? 'ru'`
    const { rowCount } = await client
      .query(`update ${table} set ${column} = ${value} where ${where}`, [HOSTILE])
      // A rule of the table keeps it short or plain.
      .catch(() => ({ rowCount: 0 }))
    if (rowCount) columns += 1
  }
  const session = randomBytes(32).toString('base64url')
  await client.query(
    `insert into sessions (client_id, sid_hash, token_hash, device_hash, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, now(), now(), now() + interval '1 day')`,
    [OWNER.id, hashOf(session), hashOf('token'), hashOf('device')],
  )
  await client.end()
  return { columns, cookie: `sid=${session}` }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
