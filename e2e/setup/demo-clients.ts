import { createHash } from 'node:crypto'
import pg from 'pg'
import { ask } from './ask'

/** Registered people of the demo data, all with one password. */
export const DEMO_CLIENTS = {
  rich: { id: 1, phone: '+79990000001' },
  poor: { id: 2, phone: '+79990000002' },
  debtor: { id: 3, phone: '+79990000003' },
} as const

export type DemoClient = (typeof DEMO_CLIENTS)[keyof typeof DEMO_CLIENTS]

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
  const value = cookie.slice(cookie.indexOf('=') + 1)
  const hash = createHash('sha256').update(value).digest('hex')
  const { rowCount } = await query(`update sessions set ${ENDING[how]} where sid_hash = $1`, [hash])
  if (rowCount !== 1) throw new Error('no such session')
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

async function query(statement: string, values: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    return await client.query(statement, values)
  } finally {
    await client.end()
  }
}
