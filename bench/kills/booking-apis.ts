import { Agent, type RequestOptions, request } from 'node:http'
import pg from 'pg'
import { hashToken, newToken } from '@/provider/security/tokens'

const REQUEST_LIMIT_MS = 8_000

type Sent = { method: string; path: string; body: object; from: string; key?: string; secret?: string }
export type ApiResponse = { status: number; body: string; cookies: string }

/** Where visitors book, and as whom. */
export type BookingApi = {
  quotes: string
  bookings: string
  /** Of one booking, or of what is done with it. */
  pathOf(number: string, change?: string): string
  /** So many bookings of one rental are made with one quote. */
  bookingsPerQuote: number
  /** This part of them is confirmed. */
  confirmed: number
  /** Each booking is cancelled by its visitor, who may have only so many. */
  isCancelled: boolean
  /** @throws {Error} when there is no whole response in time */
  send(sent: Sent): Promise<ApiResponse>
}

/** The site, where each booking is of another visitor: each address of the loopback network has limits of its own. */
export function siteApi(siteUrl: string): BookingApi {
  const { host, port } = new URL(siteUrl)
  return {
    ...{ quotes: '/api/quotes/', bookings: '/api/bookings/', bookingsPerQuote: 1, confirmed: 0.5, isCancelled: false },
    pathOf: (number, change) => `/api/bookings/${number}/${change ? `${change}/` : ''}`,
    send: ({ from, secret, ...sent }) =>
      sendRequest(sent, {
        ...{ port, localAddress: from, agent: false },
        headers: { host, ...(secret && { cookie: secret }) },
      }),
  }
}

/** The provider, where all bookings are of one client: a session proves the phone, so no limit of unproved ones is met. */
export async function sessionApi(providerUrl: string, token: string, databaseUrl: string): Promise<BookingApi> {
  const { port } = new URL(providerUrl)
  const agent = new Agent({ keepAlive: true })
  const session = await insertSession(databaseUrl)
  return {
    ...{
      quotes: '/sun/v2/quote',
      bookings: '/sun/v2/bookings',
      bookingsPerQuote: 20,
      confirmed: 0.1,
      isCancelled: true,
    },
    pathOf: (number, change) => `/sun/v2/bookings/${number}${change ? `/${change}` : ''}`,
    send: ({ from, secret, ...sent }) =>
      sendRequest(sent, {
        ...{ port, agent },
        headers: {
          ...{ ...session, 'x-app-token': token, 'x-client-ip': from },
          ...(secret && { 'x-booking-key': secret }),
        },
      }),
  }
}

/** @returns the headers of a session of a new client, written as a login would. */
async function insertSession(databaseUrl: string): Promise<Record<string, string>> {
  const [session, clientToken] = [newToken(), newToken()]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // The server of the control loses what is written without it.
    await client.query('set synchronous_commit = on')
    await client.query(
      `with member as (
        insert into clients (station, phone, last_name, first_name, language, citizenship, created_at)
        select station, '+7997' || lpad((1 + (select count(*) from clients where phone like '+7997%'))::text, 7, '0'),
          'Замерова', 'Анна', 'ru', 'RU', now() from settings limit 1 returning id)
      insert into sessions (client_id, sid_hash, token_hash, device_hash, created_at, last_seen_at, expires_at)
      select id, $1, $2, $3, now(), now(), now() + interval '1 day' from member`,
      [hashToken(session), hashToken(clientToken), hashToken(newToken())],
    )
  } finally {
    await client.end()
  }
  return { authorization: `Bearer ${clientToken}`, 'x-session': session }
}

function sendRequest(
  { method, path, body, key }: Omit<Sent, 'from' | 'secret'>,
  { headers, ...connection }: RequestOptions & { headers: Record<string, string> },
): Promise<ApiResponse> {
  const text = JSON.stringify(body)
  const options = {
    ...{ ...connection, host: '127.0.0.1', path, method, timeout: REQUEST_LIMIT_MS },
    headers: {
      ...{ ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) },
      ...(key && { 'idempotency-key': key }),
    },
  }
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; '),
        }),
      )
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', reject).end(text)
  })
}
