import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openAuth, openTestOutbox } from '@/tests/setup/auth-guests'
import { openLoggedProvider } from '@/tests/setup/logged-provider'
import { CONSENTS, openProvider, TOKEN } from '@/tests/setup/open-provider'

const CANARY = { phone: '+79995551234', ip: '203.0.113.77', password: 'канарейка-поёт-утром', name: 'Канарейкина' }

const HOUR_MS = 60 * 60 * 1000

describe('logs of signing in', () => {
  it('name no phone, name, address, code, password or token in a whole scenario with failures', async () => {
    const provider = await openProvider()
    const lines: string[] = []
    const app = await openLoggedProvider(provider, lines)
    const auth = openAuth({
      ...provider,
      app,
      call: (method, url, payload, headers) =>
        app.inject({
          method,
          url,
          headers: { authorization: `Bearer ${TOKEN}`, 'x-client-ip': CANARY.ip, ...headers },
          ...(payload ? { payload } : {}),
        }),
    })
    await auth.addClient(CANARY.phone)
    await provider.db.execute(sql`update clients set last_name = ${CANARY.name} where phone = ${CANARY.phone}`)

    const { request } = (await auth.requestCode(CANARY.phone)).json().data
    await expect.poll(() => lines.some((line) => line.includes('will be tried again'))).toBe(true)
    const { rows } = await provider.db.execute<{ params: { code: string } }>(sql`select params from outbox`)
    const code = rows[0]?.params.code ?? ''
    expect(code).toMatch(/^\d{6}$/)
    const proof = { phone: CANARY.phone, password: CANARY.password, request, code }
    await auth.post('registration', { ...proof, code: 'wrong' }, { 'x-consents': CONSENTS })
    const { data } = (await auth.post('registration', proof)).json()
    for (let index = 0; index < 7; index++) await auth.logIn(CANARY.phone, `${CANARY.password} wrong`, CANARY.ip)
    await auth.requestCode(CANARY.phone, 'renew_password')
    await auth.requestCode(CANARY.phone, 'renew_password')
    await auth.as(data.session, data.client_token)
    await auth.as(data.session, 'wrong')
    // An error in the middle: the database rejects a statement with the phone and the code, and repeats its values.
    provider.clock.now = new Date(provider.clock.now.getTime() + HOUR_MS)
    await provider.db.execute(sql`alter table outbox add constraint broken check (attempts > 99) not valid`)
    expect((await auth.requestCode(CANARY.phone)).statusCode).toBe(500)
    await provider.db.execute(sql`alter table outbox drop constraint broken`)
    await auth.as(data.session, data.client_token, '/auth-client/logout')
    await app.close()
    await openTestOutbox(provider).deliver()

    const log = lines.join('')
    expect(log).toContain('credentials_not_found')
    expect(log).toContain('broken')
    const secrets = [
      CANARY.phone.slice(1),
      CANARY.name,
      CANARY.password,
      CANARY.ip,

      request,
      code,
      'sms-token',
      TOKEN,
      data.session,
      data.client_token,
      data.device_token,
    ]
    for (const secret of secrets) expect(log.includes(secret), secret).toBe(false)
    await provider.close()
  })
})
