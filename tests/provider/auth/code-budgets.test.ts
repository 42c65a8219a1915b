import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PREFIX_LENGTH } from '@/provider/modules/outbox/rules/sending-limits'
import { openAuth, openTestOutbox } from '@/tests/setup/auth-guests'
import { newPhone, openProvider } from '@/tests/setup/open-provider'
import { openTestDatabase } from '@/tests/setup/test-database'

const TEN_MINUTES_MS = 600_000
const ROUNDS = 8
/** Settings of the test: low enough for the attack to reach them. */
const BUDGETS = { codesPerPrefixPerDay: 24, codesPerDay: 40 }

describe('budgets of codes', () => {
  it('limit what the gateway sends, for any number of phones and networks', async () => {
    const provider = await openProvider()
    const auth = openAuth(provider)
    const { db, clock } = provider
    await db.execute(sql`update settings set data =
      jsonb_set(data, '{signIn}', data->'signIn' || ${JSON.stringify(BUDGETS)}::jsonb)`)
    // Two prefixes; phones of one number go by one network.
    const phones = ['+77771', '+77881'].flatMap((prefix) =>
      Array.from({ length: 12 }, (_, index) => `${prefix}${100_000 + index}`),
    )
    for (const phone of phones) await auth.addClient(phone)
    const networkOf = (phone: string) => `203.0.113.${Number(phone.slice(-2)) % 3}`

    const left: { phone: string; round: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const group of [phones.slice(0, 12), phones.slice(12), phones.slice(0, 12), phones.slice(12)]) {
        const responses = await Promise.all(
          group.map((phone) => auth.requestCode(phone, 'registration', networkOf(phone))),
        )
        for (const { statusCode } of responses) expect([200, 429]).toContain(statusCode)
      }
      const mailbox = openTestOutbox(provider)
      // A few at a time.
      while ((await mailbox.deliver()).sent > 0);
      left.push(...mailbox.sent.map(({ address }) => ({ phone: address, round })))
      // A used code causes no cooldown, so only the budget limits.
      await db.execute(sql`update codes set used_at = now()`)
      clock.now = new Date(clock.now.getTime() + TEN_MINUTES_MS)
    }
    const most = (group: (one: (typeof left)[number]) => string) => {
      const groups = left.map(group)
      return Math.max(...groups.map((name) => groups.filter((other) => other === name).length))
    }
    expect(left).toHaveLength(BUDGETS.codesPerDay)
    expect(most(({ phone }) => phone.slice(0, PREFIX_LENGTH))).toBe(BUDGETS.codesPerPrefixPerDay)
    expect(most(({ phone, round }) => `${phone} ${round}`)).toBeLessThanOrEqual(3)
    expect(most(({ phone }) => phone)).toBeLessThanOrEqual(10)
    for (let from = 0; from < ROUNDS; from++) {
      const hour = left.filter(({ round }) => round >= from && round < from + 6)
      for (const network of [0, 1, 2].map((index) => `203.0.113.${index}`))
        expect(hour.filter(({ phone }) => networkOf(phone) === network).length, network).toBeLessThanOrEqual(10)
    }
    await provider.close()
  })

  it('hold over two providers at once and survive a restart', { tags: '@wide' }, async () => {
    const database = await openTestDatabase('sun_seeded')
    const providers = [await openProvider(database), await openProvider(database)]
    const phone = '+79990000002'
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, attempt) => openAuth(providers[attempt % 2] ?? fail()).requestCode(phone)),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)

    const ip = '203.0.113.50'
    const many = await Promise.all(
      Array.from({ length: 24 }, (_, attempt) =>
        openAuth(providers[attempt % 2] ?? fail()).requestCode(newPhone(), 'registration', ip),
      ),
    )
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    for (const provider of providers) await provider.app.close()

    const restarted = await openProvider(database)
    expect((await openAuth(restarted).requestCode(phone)).statusCode).toBe(429)
    expect((await openAuth(restarted).requestCode(newPhone(), 'registration', ip)).statusCode).toBe(429)
    await restarted.app.close()
    await database.close()
  })
})

function fail(): never {
  throw new Error('two providers')
}
