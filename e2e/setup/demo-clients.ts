import { createHash } from 'node:crypto'
import pg from 'pg'
import { ask } from './ask'

/** Registered people of the demo data, all with one password. */
export const DEMO_CLIENTS = {
  rich: { id: 1, phone: '+79990000001' },
  poor: { id: 2, phone: '+79990000002' },
  debtor: { id: 3, phone: '+79990000003' },
} as const

export type DemoClient = { id: number; phone: string }

export const DEMO_PASSWORD = 'demo-password-2026'

/** `cookie`: as a header says it; `stored`: the client as the browser keeps it. */
export type SignedIn = { cookie: string; token: string; deviceToken: string; stored: string }

/** Signs in through the site's own door. */
export async function signIn({ phone }: DemoClient, from?: string): Promise<SignedIn> {
  const { status, headers, body } = await ask('/api/auth/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: DEMO_PASSWORD }),
    ...(from ? { from } : {}),
  })
  const [cookie] = headers['set-cookie']?.[0]?.split(';') ?? []
  if (status !== 200 || !cookie) throw new Error(`login: HTTP ${status} ${body}`)
  const { data } = JSON.parse(body) as { data: { client: object; client_token: string; device_token: string } }
  return {
    cookie,
    token: data.client_token,
    deviceToken: data.device_token,
    stored: JSON.stringify(data.client),
  }
}

const ENDING = {
  expired: `expires_at = now() - interval '1 second'`,
  revoked: 'revoked_at = now()',
  idle: `last_seen_at = now() - interval '31 days'`,
} as const

/** What only time, or a logout elsewhere, does to a session. */
export async function endSession({ cookie }: SignedIn, how: keyof typeof ENDING): Promise<void> {
  const { rowCount } = await query(`update sessions set ${ENDING[how]} where sid_hash = $1`, [hashOf(cookie)])
  if (rowCount !== 1) throw new Error('no such session')
}

/** As if the client had typed a code of an SMS: scans and many miles want one. */
export async function proveByCode({ cookie }: Pick<SignedIn, 'cookie'>): Promise<void> {
  const { rowCount } = await query(`update sessions set proved_by = 'code', proved_at = now() where sid_hash = $1`, [
    hashOf(cookie),
  ])
  if (rowCount !== 1) throw new Error('no such session')
}

/** By which he ends it from another browser. */
export async function sessionIdOf({ cookie }: SignedIn): Promise<string> {
  const { rows } = await query('select id from sessions where sid_hash = $1', [hashOf(cookie)])
  return String(rows[0]?.id)
}

function hashOf(cookie: string): string {
  return createHash('sha256')
    .update(cookie.slice(cookie.indexOf('=') + 1))
    .digest('hex')
}

/** What would give this client away wherever it stood: names, phones, addresses, numbers of bookings. */
export async function canariesOf({ id }: DemoClient): Promise<string[]> {
  const { rows } = await query(
    `select last_name as text from clients where id = $1
      union select phone from clients where id = $1
      union select email from clients where id = $1
      union select number from bookings where client_id = $1
      union select phone from drivers where client_id = $1
      union select email from drivers where client_id = $1`,
    [id],
  )
  const texts = rows.map(({ text }) => String(text))
  // As pages print a phone.
  return texts.flatMap((text) => (/^\+7\d{10}$/.test(text) ? [text, text.slice(2), spacedPhone(text)] : [text]))
}

function spacedPhone(phone: string): string {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d+)$/, '+7 $1 $2 $3')
}

let added = 0

/** A registered client of a test's own, with the demo password and nothing else: what is changed of him is nobody's. */
export async function addClient(): Promise<DemoClient & { email: string }> {
  added += 1
  const phone = `+7999${String(process.pid % 10_000).padStart(4, '0')}${String(added).padStart(3, '0')}`
  const email = `own-${phone.slice(1)}@clients.example`
  const { rows } = await query(
    `insert into clients (station, phone, last_name, first_name, middle_name, email, email_confirmed_at, language,
        citizenship, birth_date, created_at, password_hash, registered_at)
      select station, $1, 'Пробнова', 'Вера', null, $2, now(), 'ru', citizenship, birth_date, now(), password_hash, now()
      from clients where id = 1 returning id`,
    [phone, email],
  )
  return { id: Number(rows[0]?.id), phone, email }
}

/** For what has no door: rows of a test's own, and what only time or the branch does. */
export async function query(statement: string, values: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    return await client.query(statement, values)
  } finally {
    await client.end()
  }
}
