import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestOutbox, PASSWORD } from '@/tests/setup/auth-guests'
import { type Guest, guestOf } from '@/tests/setup/booking-guests'
import { setBookingStatus } from '@/tests/setup/mile-clients'
import { addModel, newKey, newPhone, rentalOf } from '@/tests/setup/open-provider'
import { headersOf, openSettings, type SessionHeaders } from '@/tests/setup/signed-in'
import { useProvider } from '@/tests/setup/use-provider'

const MINUTE_MS = 60_000
const WRONG = '000000'

describe('a signed-in client', () => {
  const provider = useProvider()
  const settings = openSettings(provider)
  const { send } = settings
  const later = (ms: number) => {
    provider.clock.now = new Date(provider.clock.now.getTime() + ms)
  }
  const isLive = async (headers: SessionHeaders) => (await send('GET', 'sessions', headers)).statusCode === 200
  const codeOf = (response: { statusCode: number; json: () => { error?: { code: string } } }) => [
    response.statusCode,
    response.json().error?.code,
  ]

  const waitingForLocks = async () => {
    const { rows } = await provider.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }

  it('loses the session after ten wrong passwords, from any networks', async () => {
    const { session } = await settings.newClient()
    const headers = headersOf(session)
    const guess = (index: number, password = 'wrong-password-2026') =>
      send('POST', 'step_up', { ...headers, 'x-client-ip': `198.51.${index}.7` }, { password })
    for (let index = 1; index < 10; index++) expect(codeOf(await guess(index))).toEqual([422, 'password_wrong'])
    expect(await isLive(headers)).toBe(true)
    expect(codeOf(await guess(10))).toEqual([401, 'unauthenticated'])
    expect(await isLive(headers)).toBe(false)
  })

  describe('changes his phone', () => {
    /** Both codes, as far as the new phone. */
    async function prepare(newPhoneNumber: string) {
      const { phone, session } = await settings.newClient()
      const headers = headersOf(session)
      later(2 * MINUTE_MS)
      const old = await settings.takeOwnCode(headers, { purpose: 'phone_old' })
      expect(old.to).toBe(phone)
      const fresh = await settings.takeOwnCode(headers, { purpose: 'phone_new', phone: newPhoneNumber, old: old.proof })
      return { phone, headers, old, fresh }
    }

    it('with both the code of the old one and that of the new one', async () => {
      const next = newPhone()
      const { phone, headers, old, fresh } = await prepare(next)
      expect(fresh.to).toBe(next)
      const change = (oldCode: string, newCode: string) =>
        send('POST', 'settings/phone', headers, {
          phone: next,
          old: { ...old.proof, code: oldCode },
          new: { ...fresh.proof, code: newCode },
        })
      const noOld = await change(WRONG, fresh.proof.code)
      expect([...codeOf(noOld), noOld.json().error.details]).toEqual([422, 'code_wrong', { of: 'old' }])
      const noNew = await change(old.proof.code, WRONG)
      expect([...codeOf(noNew), noNew.json().error.details]).toEqual([422, 'code_wrong', { of: 'new' }])
      expect((await send('GET', 'settings', headers)).json().data.phone).toBe(phone)

      expect((await change(old.proof.code, fresh.proof.code)).json().data).toEqual({ phone: next })
      expect((await send('GET', 'settings', headers)).json().data.phone).toBe(next)
      expect((await settings.logIn(phone, PASSWORD)).statusCode).toBe(401)
      expect((await settings.logIn(next, PASSWORD)).statusCode).toBe(200)
    })

    it('and the old phone and the e-mail are notified', async () => {
      const next = newPhone()
      const { phone, headers, old, fresh } = await prepare(next)
      await send('POST', 'settings/phone', headers, { phone: next, old: old.proof, new: fresh.proof })
      const mailbox = openTestOutbox(provider)
      await mailbox.deliver()
      expect(mailbox.sent.map(({ address }) => address).sort()).toEqual([phone, 'client@clients.example'].sort())
      const { rows } = await provider.db.execute(sql`select 1 from outbox where address is not null`)
      expect(rows).toEqual([])
    })

    it('and nothing is sent to the new one before the old one is proved', async () => {
      const { session } = await settings.newClient()
      later(2 * MINUTE_MS)
      const old = await settings.takeOwnCode(headersOf(session), { purpose: 'phone_old' })
      const request = { purpose: 'phone_new', phone: newPhone(), old: { ...old.proof, code: WRONG } } as const
      const { response, to } = await settings.takeOwnCode(headersOf(session), request)
      expect(codeOf(response)).toEqual([422, 'code_wrong'])
      expect(to).toBeUndefined()
    })

    it('and learns that another client has the new one only after its code', async () => {
      const taken = await settings.addClient()
      const [free, other] = [await prepare(newPhone()), await prepare(taken)]
      const outcomeOf = ({ fresh }: typeof free) => {
        const { request, ...data } = fresh.response.json().data
        return {
          status: fresh.response.statusCode,
          headers: Object.keys(fresh.response.headers),
          request: request.length,
          data,
        }
      }
      expect(outcomeOf(other)).toEqual(outcomeOf(free))
      expect(other.fresh.to).toBe(taken)
      const change = (code: string) =>
        send('POST', 'settings/phone', other.headers, {
          phone: taken,
          old: other.old.proof,
          new: { ...other.fresh.proof, code },
        })
      expect(codeOf(await change(WRONG))).toEqual([422, 'code_wrong'])
      expect(codeOf(await change(other.fresh.proof.code))).toEqual([409, 'already_registered'])
      expect((await send('GET', 'settings', other.headers)).json().data.phone).toBe(other.phone)
    })

    it('to one that strangers typed in bookings, once none of them is open; the books keep them without a name', async () => {
      const taken = newPhone()
      const rental = async () =>
        provider.requestFor(rentalOf(await addModel(provider, newKey(), 1), 60), { phone: taken })
      const guests = []
      for (let index = 0; index < 2; index++)
        guests.push(guestOf(provider, (await provider.hold(await rental())).json().data))
      const { headers, old, fresh } = await prepare(taken)
      const change = (codes: object) => send('POST', 'settings/phone', headers, { phone: taken, ...codes })
      for (const guest of guests) expect((await guest.cancel(0)).statusCode).toBe(200)
      const { rows: before } = await provider.db.execute<{ id: string }>(
        sql`select id from clients where phone = ${taken}`,
      )
      const response = await change({ old: old.proof, new: fresh.proof })
      expect(response.json().data).toEqual({ phone: taken })
      expect((await send('GET', 'settings', headers)).json().data.phone).toBe(taken)
      const { rows } = await provider.db.execute(sql`
        select c.first_name, c.phone, b.status, b.driver ->> 'phone' driver from clients c join bookings b on b.client_id = c.id
        where c.id = ${before[0]?.id}`)
      expect(rows).toEqual(Array(2).fill({ first_name: '—', phone: null, status: 'cancelled_client', driver: '' }))
      expect((await settings.logIn(taken, PASSWORD)).statusCode).toBe(200)
    })

    const complete = async (guest: Guest) => {
      await guest.confirm()
      for (const status of ['active', 'completed'])
        await setBookingStatus(provider.db, guest.booking.number, status, provider.clock.now)
    }
    it.each<[string, (guest: Guest) => Promise<unknown>]>([
      ['is open', (guest) => guest.confirm()],
      [
        'somebody proved, though it is cancelled',
        async (guest) => {
          await provider.db.execute(sql`update bookings set proved_by = 'code' where number = ${guest.booking.number}`)
          expect((await guest.cancel(0)).statusCode).toBe(200)
        },
      ],
      ['was handed over', (guest) => complete(guest)],
    ])('not to one with a booking that %s', async (_, change) => {
      const taken = newPhone()
      const { headers, old, fresh } = await prepare(taken)
      const slug = await addModel(provider, newKey(), 1)
      const request = await provider.requestFor(rentalOf(slug, 60), { phone: taken })
      const guest = guestOf(provider, (await provider.hold(request)).json().data)
      await change(guest)
      const response = await send('POST', 'settings/phone', headers, { phone: taken, old: old.proof, new: fresh.proof })
      expect(codeOf(response)).toEqual([409, 'already_registered'])
    })

    it('not to a driver’s', async () => {
      const { headers, old, fresh } = await prepare('+79990000101')
      const response = await send('POST', 'settings/phone', headers, {
        phone: '+79990000101',
        old: old.proof,
        new: fresh.proof,
      })
      expect(codeOf(response)).toEqual([409, 'already_registered'])
    })

    it('with his own codes only: another client’s are wrong', async () => {
      const next = newPhone()
      const [victim, thief] = [await prepare(next), await settings.newClient()]
      const body = { phone: next, old: victim.old.proof, new: victim.fresh.proof }
      expect(codeOf(await send('POST', 'settings/phone', headersOf(thief.session), body))).toEqual([422, 'code_wrong'])
    })

    it('with five codes a day at most to a phone that is not his', async () => {
      const { session } = await settings.newClient()
      const headers = headersOf(session)
      later(2 * MINUTE_MS)
      const { proof } = await settings.takeOwnCode(headers, { purpose: 'phone_old' })
      const statuses = []
      for (let index = 0; index < 6; index++) {
        // Each request verifies the code of the old phone again, and a code has five tries.
        await provider.db.execute(sql`update codes set tries = 0`)
        const body = { purpose: 'phone_new', phone: newPhone(), old: proof }
        statuses.push((await send('POST', 'settings/code', headers, body)).statusCode)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    })
  })

  describe('changes his e-mail', () => {
    const EMAIL = 'fresh@clients.example'

    it('after a step-up, with a code that went to the new one; the old one is notified', async () => {
      const { session } = await settings.newClient('old@clients.example')
      const plain = headersOf(session)
      later(2 * MINUTE_MS)
      expect(codeOf(await send('POST', 'settings/code', plain, { purpose: 'email', email: EMAIL }))).toEqual([
        403,
        'step_up_required',
      ])
      const headers = await settings.stepUp(plain)
      const { to, proof } = await settings.takeOwnCode(headers, { purpose: 'email', email: EMAIL })
      expect(to).toBe(EMAIL)
      const change = (email: string) => send('POST', 'settings/email', headers, { email, ...proof })
      expect(codeOf(await change('third@clients.example'))).toEqual([422, 'code_wrong'])
      expect((await change(EMAIL)).json().data).toEqual({ email: EMAIL, confirmedAt: provider.clock.now.toISOString() })
      expect((await send('GET', 'settings', headers)).json().data).toMatchObject({
        email: EMAIL,
        emailConfirmedAt: provider.clock.now.toISOString(),
      })
      const mailbox = openTestOutbox(provider)
      await mailbox.deliver()
      expect(mailbox.sent.map(({ address, channel }) => [channel, address])).toEqual([['email', 'old@clients.example']])
    })

    it('not once the step-up is over, though the code is still valid', async () => {
      const { session } = await settings.newClient()
      const headers = await settings.stepUp(headersOf(session))
      later(9 * MINUTE_MS)
      const { proof } = await settings.takeOwnCode(headers, { purpose: 'email', email: EMAIL })
      later(MINUTE_MS)
      const change = () => send('POST', 'settings/email', headers, { email: EMAIL, ...proof })
      expect(codeOf(await change())).toEqual([403, 'step_up_required'])
      later(-1)
      expect((await change()).statusCode).toBe(200)
    })
  })

  describe('changes his password', () => {
    it('with the old one: every session ends, this one too, and a new one begins', async () => {
      const { phone, session } = await settings.newClient()
      const here = headersOf(session)
      const elsewhere = headersOf((await settings.logIn(phone, PASSWORD)).json().data)
      const body = { old: PASSWORD, password: 'совсем другой пароль' }
      const response = await send('POST', 'settings/password', here, body)
      const fresh = headersOf(response.json().data)
      expect([await isLive(here), await isLive(elsewhere), await isLive(fresh)]).toEqual([false, false, true])
      expect((await settings.logIn(phone, PASSWORD)).statusCode).toBe(401)
      expect((await settings.logIn(phone, body.password)).statusCode).toBe(200)
      const mailbox = openTestOutbox(provider)
      await mailbox.deliver()
      const notifications = mailbox.sent.filter(({ text }) => /пароль изменён/i.test(text))
      expect(notifications.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
    })

    it('not with a wrong old one, and after five of them not with the right one either for a while', async () => {
      const { session } = await settings.newClient()
      const headers = { ...headersOf(session), 'x-client-ip': '203.0.113.7' }
      const responses = []
      for (let index = 0; index < 5; index++) {
        responses.push(
          codeOf(await send('POST', 'settings/password', headers, { old: 'not it', password: 'другой пароль 9' })),
        )
      }
      expect(responses).toEqual(Array(5).fill([422, 'password_wrong']))
      const right = { old: PASSWORD, password: 'другой пароль 9' }
      expect(codeOf(await send('POST', 'settings/password', headers, right))).toEqual([429, 'too_many_requests'])
      expect(await isLive(headers)).toBe(true)
    })

    it('once with one old password, also from two browsers at once', async () => {
      const { phone, session } = await settings.newClient()
      const other = (await settings.logIn(phone, PASSWORD)).json().data
      const change = (headers: SessionHeaders, password: string) =>
        send('POST', 'settings/password', headers, { old: PASSWORD, password })
      let changes: ReturnType<typeof change>[] = []
      await provider.db.transaction(async (rival) => {
        await rival.execute(sql`select from clients where phone = ${phone} for update`)
        changes = [change(headersOf(session), 'первый новый пароль'), change(headersOf(other), 'второй новый пароль')]
        await expect.poll(waitingForLocks).toBe(2)
      })
      const results = (await Promise.all(changes)).map(codeOf).sort()
      expect(results).toEqual([
        [200, undefined],
        [409, 'conflict'],
      ])
    })

    it('not to a common one', async () => {
      const { session } = await settings.newClient()
      const body = { old: PASSWORD, password: 'password123' }
      expect(codeOf(await send('POST', 'settings/password', headersOf(session), body))).toEqual([
        422,
        'password_too_common',
      ])
    })
  })

  describe('steps up', () => {
    it('by his password: the old values are void, other browsers stay', async () => {
      const { phone, session } = await settings.newClient()
      const elsewhere = headersOf((await settings.logIn(phone, PASSWORD)).json().data)
      const fresh = await settings.stepUp(headersOf(session))
      expect([await isLive(headersOf(session)), await isLive(fresh), await isLive(elsewhere)]).toEqual([
        false,
        true,
        true,
      ])
    })

    it('by a code from his phone, once', async () => {
      const { phone, session } = await settings.newClient()
      later(2 * MINUTE_MS)
      const { to, proof } = await settings.takeOwnCode(headersOf(session), { purpose: 'step_up' })
      expect(to).toBe(phone)
      const fresh = headersOf((await send('POST', 'step_up', headersOf(session), proof)).json().data)
      expect(codeOf(await send('POST', 'step_up', fresh, proof))).toEqual([422, 'code_wrong'])
    })

    it('for ten minutes', async () => {
      const { session } = await settings.newClient()
      const headers = await settings.stepUp(headersOf(session))
      const body = { purpose: 'email', email: 'late@clients.example' }
      later(10 * MINUTE_MS)
      expect(codeOf(await send('POST', 'settings/code', headers, body))).toEqual([403, 'step_up_required'])
      later(-1)
      expect((await send('POST', 'settings/code', headers, body)).statusCode).toBe(200)
    })
  })

  describe('whose session is ended meanwhile', () => {
    it.each([
      ['his password', 'step_up', { password: PASSWORD }],
      ['a new password', 'settings/password', { old: PASSWORD, password: 'совсем другой пароль' }],
    ])('gets no new one by %s', async (_, url, body) => {
      const { phone, session } = await settings.newClient()
      const elsewhere = (await settings.logIn(phone, PASSWORD)).json().data
      const { id } = session.client
      const begun = await provider.db.transaction(async (branch) => {
        await branch.execute(sql`select from clients where id = ${id} for update`)
        const work = send('POST', url, headersOf(elsewhere), body)
        await expect.poll(waitingForLocks).toBe(1)
        await branch.execute(sql`update sessions set revoked_at = created_at where client_id = ${id}`)
        return { work }
      })
      expect(codeOf(await begun.work)).toEqual([401, 'unauthenticated'])
      const { rows } = await provider.db.execute(sql`
        select from sessions where client_id = ${id} and revoked_at is null`)
      expect(rows).toEqual([])
    })

    it('by the owner at once: one that a step-up of a moment before began ends as well', async () => {
      const { phone, session } = await settings.newClient()
      const elsewhere = (await settings.logIn(phone, PASSWORD)).json().data
      const begun = await provider.db.transaction(async (rival) => {
        await rival.execute(sql`select from clients where phone = ${phone} for update`)
        const step = send('POST', 'step_up', headersOf(elsewhere), { password: PASSWORD })
        await expect.poll(waitingForLocks).toBe(1)
        const end = send('DELETE', 'sessions', headersOf(session))
        await Promise.race([end, expect.poll(waitingForLocks).toBe(2)])
        return { step, end }
      })
      const fresh = headersOf((await begun.step).json().data)
      expect((await begun.end).json().data).toEqual({ ended: 1 })
      expect([await isLive(fresh), await isLive(headersOf(session))]).toEqual([false, true])
    })
  })

  it('changes nothing with the cookie alone, which another site’s page could send', async () => {
    const { session } = await settings.newClient()
    const { authorization: _, ...cookieAlone } = headersOf(session)
    expect((await send('GET', 'settings', cookieAlone)).statusCode).toBe(200)
    for (const [method, url] of [
      ['POST', 'step_up'],
      ['POST', 'settings/name'],
      ['POST', 'settings/password'],
      ['POST', 'export'],
      ['DELETE', 'sessions'],
      ['DELETE', 'client'],
    ] as const) {
      expect((await send(method, url, cookieAlone, method === 'POST' ? {} : undefined)).statusCode, url).toBe(401)
    }
  })
})
