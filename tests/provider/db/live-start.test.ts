import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDatabaseConfig } from '@/provider/config/command-config'
import { readConfig } from '@/provider/config/config'
import { DEMO_PHONES, heldDemoData } from '@/provider/db/demo-data'
import { migrate, readMigrations } from '@/provider/db/migrate'
import { readSeedData } from '@/provider/demo/seed/seed-data'
import { hashPassword } from '@/provider/security/password-hash'
import { bundleProvider } from '@/tests/setup/provider-process'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const LIVE = {
  SUN_MODE: 'live',
  PROVIDER_TOKEN: 'fKq29vLx0Zt7Wm3RbYc8HsJd5GpNaEu1',
  BOOKING_SECRET: 'Qw8eRt6yUi4oPa2sDf0gHj9kLz7xCv5b',
  FILES_MASTER_KEY: 'Zx1cVb3nMq5wEr7tYu9iOp2aSd4fGh6j',
  SITE_URL: 'https://rent.example',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'SUN rent <rent@example.com>',
  SMS_URL: 'https://sms.example/send',
  SMS_TOKEN: 'token-of-sms',
  YOOKASSA_SECRET_KEY: 'live_canary',
  SANDBOX_PORT: '',
  LOG_LEVEL: 'silent',
}

describe('a database that was ever a demo', () => {
  let seeded: TestDatabase
  beforeAll(async () => {
    seeded = await openTestDatabase('sun_seeded')
  })
  afterAll(() => seeded.close())

  it('is known by the mark of seeding, by the demo’s hash at any client, and by the demo’s password at its phones', async () => {
    const { db } = seeded
    expect(await heldDemoData(db)).toBe(true)
    await db.execute(sql`delete from seeds`)
    expect(await heldDemoData(db)).toBe(true)
    // Hashed anew, as a sign-in does with an outdated one.
    const anew = await hashPassword('demo-password-2026', Buffer.from('another-salt-of-16'))
    await db.execute(sql`update clients set password_hash = ${anew} where password_hash is not null`)
    expect(await heldDemoData(db)).toBe(true)
    const own = await hashPassword('a password of his own', Buffer.from('another-salt-of-16'))
    await db.execute(sql`update clients set password_hash = ${own} where password_hash is not null`)
    expect(await heldDemoData(db)).toBe(false)
    await db.execute(
      sql`update clients set phone = '+79147000000', password_hash = (select ${anew}::text) where id = 1`,
    )
    expect(await heldDemoData(db)).toBe(false)
  })

  it('is not one that stopped between the first two migrations, where no client can be', async () => {
    const { db, url, close } = await openTestDatabase('template0')
    try {
      await migrate(url, (await readMigrations()).slice(0, 1))
      expect(await heldDemoData(db)).toBe(false)
      await migrate(url)
      expect(await heldDemoData(db)).toBe(false)
    } finally {
      await close()
    }
  })

  it('is looked for by the phones that the seed has', () => {
    expect(DEMO_PHONES).toEqual(readSeedData().clients.clients.map(({ phone }) => phone))
  })

  it('does not become a live one: one line, exit 1, and nothing is listened to', { tags: '@wide' }, async () => {
    const program = await bundleProvider()
    const demo = await openTestDatabase('sun_seeded')
    const [first] = (await demo.db.execute<{ name: string }>(sql`select min(name) as name from migrations`)).rows
    try {
      const live = await program.refuse(demo.url, LIVE)
      expect(live).toEqual({
        code: 1,
        errors: expect.stringMatching(/^The database of DATABASE_URL was a demo, [^\n]+\n$/),
      })
      await demo.db.execute(sql`update migrations set sha256 = 'of another version' where name = ${first?.name}`)
      const changed = await program.refuse(demo.url)
      expect(changed).toEqual({
        code: 1,
        errors: expect.stringMatching(/^Migration 0101_fleet\.sql was changed after it had been applied: [^\n]+\n$/),
      })
      const far = await program.refuse('postgresql://sun:canary@db.example/sun', LIVE)
      expect(far).toEqual({ code: 1, errors: expect.stringMatching(/\n {2}DATABASE_URL {2}live mode needs [^\n]+\n$/) })
    } finally {
      await program.remove()
      await demo.close()
    }
  })
})

describe('the link to the database', () => {
  it.each([
    'postgresql://sun:canary@db.example/sun',
    'postgresql://sun:canary@10.0.0.7:5432/sun',
    'postgresql://sun:canary@localhost/sun?host=db.example',
    'postgresql://sun:canary@db.example/sun?sslmode=disable',
    'postgresql://sun:canary@db.example/sun?sslmode=no-verify',
    'postgresql://sun:canary@db.example/sun?uselibpqcompat=true&sslmode=require',
    'postgresql://sun:canary@db.example/sun?ssl=0',
    'postgresql://sun:canary@localhost.example/sun',
  ])('refuses in live mode a database on another machine without TLS: %s', (open) => {
    const lines = messageOf({ ...LIVE, DATABASE_URL: open })
    expect(lines).toMatch(
      /^The environment is wrong:\n {2}DATABASE_URL {2}live mode needs sslmode=verify-full, [^\n]+$/,
    )
    expect(lines).not.toContain('canary')
    expect(() => readConfig({ ...LIVE, SUN_MODE: 'demo', DATABASE_URL: open })).not.toThrow()
    const environment = { DATABASE_URL: open, SUN_MODE: 'live' }
    expect(messageOf(environment, readDatabaseConfig), 'an operator’s command').toBe(lines)
    expect(messageOf({ ...environment, SUN_MODE: 'demo' }, readDatabaseConfig)).toBe('was accepted')
  })

  it.each([
    'postgresql://sun@db.example/sun?sslmode=require',
    'postgresql://sun@db.example/sun?sslmode=verify-full',
    'postgresql://sun@db.example/sun?ssl=true',
    'postgresql://sun@/sun',
    'postgresql://sun@localhost:5432/sun',
    'postgresql://sun@127.0.0.1/sun',
    'postgresql://sun@[::1]/sun',
    'postgresql://sun@localhost/sun?host=/run/postgresql',
    'postgresql://sun@%2Frun%2Fpostgresql/sun',
  ])('takes in live mode a database behind TLS, or on this machine: %s', (safe) => {
    expect(messageOf({ ...LIVE, DATABASE_URL: safe })).toBe('was accepted')
    expect(messageOf({ DATABASE_URL: safe, SUN_MODE: 'live' }, readDatabaseConfig)).toBe('was accepted')
  })

  it('is refused to an operator’s command in live mode before anything goes over it', async () => {
    const run = openCommands('postgresql://sun:canary@db.example/sun')
    const { code, errors } = await run('callback list', { SUN_MODE: 'live' })
    expect([code, errors]).toEqual([1, expect.stringContaining('DATABASE_URL  live mode needs sslmode=verify-full')])
    expect(errors).not.toContain('canary')
  })

  it('names in live mode a certificate that is not there, in one line', () => {
    const url = 'postgresql://sun@db.example/sun?sslmode=verify-full&sslrootcert=/no/such/file'
    expect(messageOf({ ...LIVE, DATABASE_URL: url })).toMatch(
      /^The environment is wrong:\n {2}DATABASE_URL {2}names a certificate[^\n]+$/,
    )
  })
})

function messageOf(env: Record<string, string>, read: (env: Record<string, string>) => unknown = readConfig): string {
  try {
    read(env)
  } catch (error) {
    if (error instanceof Error) return error.message
  }
  return 'was accepted'
}
