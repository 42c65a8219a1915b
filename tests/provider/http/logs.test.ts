import { sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOptions } from '@/provider/logging/log-options'
import { HOSTILE_STRINGS } from '@/tests/setup/fuzz/hostile-strings'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

describe('logs', () => {
  let database: TestDatabase
  const lines: string[] = []
  const log = pino(logOptions('info'), { write: (line: string) => lines.push(line) })
  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
  })
  afterAll(() => database.close())

  it('repeat no value of a failed statement, neither in message nor in detail nor in stack', async () => {
    const statement = sql`insert into clients (station, phone, last_name, first_name, language, citizenship, created_at)
      values ('vldk', ${'+79990000001'}, ${'Секретова'}, 'x', 'ru', 'RU', now())`
    await database.db.execute(statement).catch((err) => log.error({ err }, 'unexpected'))
    const [line = ''] = lines.splice(0)
    expect(JSON.parse(line).err).toMatchObject({ code: '23505', table: 'clients' })
    expect(line).not.toMatch(/79990000001|Секретова/)
  })

  it('hide people, tokens and keys wherever they stand', () => {
    const personal = {
      ...{ phone: '+79995550001', email: 'a@b.example', last_name: 'Секретова', key: 'secret-key' },
      ...{ clientName: 'Секретова', clientPhone: '+79995550001', flight: 'secret-flight' },
      meeting: { pickupAddress: 'secret-hotel' },
    }
    const headers = {
      ...{ authorization: 'Bearer secret-token', 'x-booking-key': 'secret-key', 'user-agent': 'shown' },
      ...{
        'x-visitor': 'secret-visit',
        'x-voucher-key': 'secret-voucher',
        'x-sp-id': 'secret-counter',
        'x-referer': 'secret-site',
      },
    }
    log.info({ driver: personal, extraDrivers: [personal], client: personal, ...personal, other: { headers } }, 'words')
    const [line = ''] = lines.splice(0)
    expect(line).toContain('shown')
    expect(line).not.toMatch(/5550001|b\.example|Секретова|secret-/)
  })

  it('name the route of a request, not what its address says', async () => {
    const app = fastify({ loggerInstance: log })
    app.get('/payments/:id', () => 'paid')
    app.get('/bookings/:number', () => 'booked')
    for (const url of ['/payments/secret-id?promo=secret-code', '/secret-path', '/bookings/1234567?k=secret'])
      await app.inject(url)
    await app.close()
    const requests = lines.splice(0).flatMap((line) => JSON.parse(line).req ?? [])
    expect(requests).toEqual([
      { method: 'GET', route: '/payments/:id' },
      { method: 'GET', route: 'none' },
      { method: 'GET', route: '/bookings/:number', number: '1234567' },
    ])
  })

  it.each(Object.entries(HOSTILE_STRINGS))('are each one line of plain signs, whatever is logged: %s', (_, told) => {
    log.warn({ told, err: new Error(told) }, told)
    const [line = ''] = lines.splice(0)
    expect(line).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]*\n$/u)
    const shown = told.replace('all@evil.example', '[hidden]')
    expect(JSON.parse(line)).toMatchObject({ told: shown, msg: shown, err: { message: shown } })
  })
})
