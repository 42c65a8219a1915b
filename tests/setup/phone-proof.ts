import { sql } from 'drizzle-orm'
import { openTestOutbox } from './auth-guests'
import type { TestProvider } from './open-provider'

let requests = 0

/** Requests a code for the phone of a booking, from a network of its own, and reads it from the message that left. */
export async function proofOf(provider: TestProvider, phone: string) {
  requests += 1
  const address = `198.19.${requests}.250`
  const response = await provider.call('POST', '/sun/v2/bookings/phone-code', { phone }, { 'x-client-ip': address })
  if (response.statusCode !== 200) throw new Error(`no code: ${response.body}`)
  const outbox = openTestOutbox(provider)
  await clearOutbox(provider)
  await outbox.deliver()
  const text =
    outbox.sent.findLast(
      ({ address, channel, text }) => address === phone && channel === 'sms' && text.includes('код для брони'),
    )?.text ?? ''
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? 'none'
  return { request: response.json().data.request as string, code }
}

/** Letters of bookings take seconds: those that nobody reads are not sent. */
export async function clearOutbox({ db }: Pick<TestProvider, 'db'>): Promise<void> {
  await db.execute(sql`delete from outbox where kind not in ('booking_code', 'unproved_bound')`)
}
