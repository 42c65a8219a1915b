import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '@/provider/db/schema/sessions'
import { openTestOutbox, PASSWORD } from '@/tests/setup/auth-guests'
import { codeOfApp, setUpFactor } from '@/tests/setup/authenticator'
import { newPhone } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { headersOf, openSettings, type SessionHeaders } from '@/tests/setup/signed-in'
import { useProvider } from '@/tests/setup/use-provider'

const STEP_MS = 30_000
const NEW_PASSWORD = 'совсем другой пароль'

describe('a second factor', () => {
  const provider = useProvider()
  const settings = openSettings(provider)
  const { send, post } = settings
  let networks = 0

  const later = (ms: number) => {
    provider.clock.now = new Date(provider.clock.now.getTime() + ms)
  }
  beforeEach(() => later(60 * 60_000))

  const outcomeOf = (response: { statusCode: number; json: () => { error?: { code: string } } }) =>
    response.json().error?.code ?? response.statusCode
  const waitingForLocks = async () => {
    const { rows } = await provider.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  const newIp = () => {
    networks += 1
    return `198.51.${networks}.7`
  }

  async function open() {
    const { phone, session } = await settings.newClient()
    const factor = await setUpFactor(settings, provider.clock, session)
    later(STEP_MS)
    const code = () => codeOfApp(factor.setup, provider.clock.now)
    const logIn = (secondFactor?: string, { ip = newIp(), password = PASSWORD, deviceToken = '' } = {}) =>
      post(
        'login',
        { phone, password, ...(secondFactor && { secondFactor }), ...(deviceToken && { deviceToken }) },
        { 'x-client-ip': ip },
      )
    return { ...factor, phone, session, code, logIn, clientId: session.client.id }
  }
  const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  describe('at the sign-in', () => {
    it('is required after the password, and never before it', async () => {
      const { logIn, code } = await open()
      expect(outcomeOf(await logIn(undefined, { password: 'not the password' }))).toBe('credentials_not_found')
      expect(outcomeOf(await logIn(code(), { password: 'not the password' }))).toBe('credentials_not_found')
      expect(outcomeOf(await logIn())).toBe('second_factor_required')
      expect(outcomeOf(await logIn(wrongOf(code())))).toBe('second_factor_wrong')
      const response = await logIn(code())
      expect(outcomeOf(response)).toBe(200)
      expect((await send('GET', 'settings', headersOf(response.json().data))).statusCode).toBe(200)
    })

    it('is not asked of a client who has none, also with one that was begun and not confirmed', async () => {
      const { phone, session } = await settings.newClient()
      await send('POST', 'second_factor', await settings.stepUp(headersOf(session)))
      expect(outcomeOf(await settings.logIn(phone, PASSWORD))).toBe(200)
    })

    it('takes a code of the step before or after, and none further away', async () => {
      const { logIn, setup } = await open()
      later(10 * STEP_MS)
      const at = (steps: number) => codeOfApp(setup, new Date(provider.clock.now.getTime() + steps * STEP_MS))
      expect([outcomeOf(await logIn(at(-2))), outcomeOf(await logIn(at(2)))]).toEqual(
        Array(2).fill('second_factor_wrong'),
      )
      expect(outcomeOf(await logIn(at(-1)))).toBe(200)
      expect(outcomeOf(await logIn(at(1)))).toBe(200)
    })

    it('takes no code twice, nor one that is older than the last, also of two requests at once', async () => {
      const { logIn, code } = await open()
      later(10 * STEP_MS)
      const first = code()
      const both = await Promise.all([logIn(first), logIn(first)])
      expect(both.map(outcomeOf).sort()).toEqual([200, 'second_factor_wrong'])
      expect(outcomeOf(await logIn(first))).toBe('second_factor_wrong')
      later(STEP_MS)
      expect(outcomeOf(await logIn(code()))).toBe(200)
      expect(outcomeOf(await logIn(first))).toBe('second_factor_wrong')
    })

    it('takes each recovery code once, of two requests at once too, and no other client’s', async () => {
      const { logIn, recoveryCodes, headers } = await open()
      const stranger = await open()
      const [first = '', second = ''] = recoveryCodes
      expect(outcomeOf(await stranger.logIn(first))).toBe('second_factor_wrong')
      const both = await Promise.all([logIn(first), logIn(first)])
      expect(both.map(outcomeOf).sort()).toEqual([200, 'second_factor_wrong'])
      expect(outcomeOf(await logIn(first))).toBe('second_factor_wrong')
      expect((await send('GET', 'settings', headers)).json().data.secondFactor).toMatchObject({ recoveryCodesLeft: 9 })
      expect(outcomeOf(await logIn(second))).toBe(200)
    })

    it('is guessed few times a day, from any networks, while the owner gets in', async () => {
      const { logIn, code, recoveryCodes, phone } = await open()
      const known = (await logIn(code())).json().data.device_token
      later(STEP_MS)
      const wrong = wrongOf(code())
      const outcomes = new Map<unknown, number>()
      for (let guess = 0; guess < 40; guess += 1) {
        const outcome = outcomeOf(await logIn(wrong))
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      }
      expect(Object.fromEntries(outcomes)).toEqual({ second_factor_wrong: 30, too_many_requests: 10 })
      expect(outcomeOf(await logIn(code())), 'the right one too, in a strange browser').toBe('too_many_requests')
      expect(outcomeOf(await logIn(recoveryCodes[0])), 'a recovery code').toBe(200)
      expect(outcomeOf(await logIn(code(), { deviceToken: known })), 'in a browser of his').toBe(200)
      later(STEP_MS)
      const proof = await settings.takeCode(phone, 'renew_password')
      const renewal = { phone, password: NEW_PASSWORD, ...proof, secondFactor: code() }
      expect(outcomeOf(await post('renew_password', renewal)), 'with a new password').toBe(200)
      later(STEP_MS)
      expect(outcomeOf(await logIn(code(), { password: NEW_PASSWORD })), 'and then anywhere').toBe(200)
    })

    it('is guessed five times from one network', async () => {
      const { logIn, code } = await open()
      const ip = newIp()
      const outcomes = []
      for (let guess = 0; guess < 6; guess += 1) outcomes.push(outcomeOf(await logIn(wrongOf(code()), { ip })))
      expect(outcomes).toEqual([...Array(5).fill('second_factor_wrong'), 'too_many_requests'])
    })
  })

  it.each(['login', 'renew_password'])(
    'is asked for by a %s that was under way when it was switched on',
    async (call) => {
      const { phone, session } = await settings.newClient()
      const { id } = session.client
      await send('POST', 'second_factor', await settings.stepUp(headersOf(session)))
      later(60 * 60_000)
      const proof = call === 'login' ? {} : await settings.takeCode(phone, 'renew_password')
      const password = call === 'login' ? PASSWORD : NEW_PASSWORD
      const before = await provider.db.$count(sessions, eq(sessions.clientId, id))
      const begun = await provider.db.transaction(async (owner) => {
        await owner.execute(sql`select from clients where id = ${id} for update`)
        const work = post(call, { phone, password, ...proof })
        await expect.poll(waitingForLocks).toBe(1)
        await owner.execute(sql`update second_factors set confirmed_at = created_at where client_id = ${id}`)
        return { work }
      })
      expect(outcomeOf(await begun.work)).toBe('second_factor_required')
      expect(await provider.db.$count(sessions, eq(sessions.clientId, id))).toBe(before)
    },
  )

  describe('for a forgotten password', () => {
    it.each(['sms', 'email'] as const)(
      'is required after the code by %s, which stays valid for it',
      async (channel) => {
        const { phone, logIn, code } = await open()
        later(10 * 60_000)
        const { request } = (await post('code', { purpose: 'renew_password', phone, channel })).json().data
        const mailbox = openTestOutbox(provider)
        await mailbox.deliver()
        const message = mailbox.sent.find((sent) => sent.channel === channel && /(?<!\d)\d{6}(?!\d)/.test(sent.text))
        const renewal = {
          ...{ phone, request, password: NEW_PASSWORD },
          code: /(?<!\d)\d{6}(?!\d)/.exec(message?.text ?? '')?.[0],
        }
        expect(outcomeOf(await post('renew_password', renewal))).toBe('second_factor_required')
        const wrong = { ...renewal, secondFactor: wrongOf(code()) }
        expect(outcomeOf(await post('renew_password', wrong))).toBe('second_factor_wrong')
        expect(outcomeOf(await logIn(code(), { password: NEW_PASSWORD })), 'nothing was changed').toBe(
          'credentials_not_found',
        )
        expect(outcomeOf(await post('renew_password', { ...renewal, secondFactor: code() }))).toBe(200)
      },
    )

    it('is not asked of whoever has no right code: it tells nobody who has one', async () => {
      const { phone } = await open()
      const { request } = (await post('code', { purpose: 'renew_password', phone })).json().data
      const body = { phone, request, code: '000000', password: NEW_PASSWORD }
      expect(outcomeOf(await post('renew_password', body))).toBe('code_wrong')
    })
  })

  describe('is set up', () => {
    it('after a step-up and by the first code of the app, and the client is notified', async () => {
      const { phone, session } = await settings.newClient()
      const plain = headersOf(session)
      expect(outcomeOf(await send('POST', 'second_factor', plain))).toBe('step_up_required')
      const headers = await settings.stepUp(plain)
      const setup = (await send('POST', 'second_factor', headers)).json().data
      expect(setup.address).toContain(`secret=${setup.secret}`)
      expect(decodeURIComponent(setup.address)).toContain(phone)
      const code = codeOfApp(setup, provider.clock.now)
      const confirm = (own: SessionHeaders, typed: string) =>
        send('POST', 'second_factor/confirmation', own, { code: typed })
      expect(outcomeOf(await confirm(headers, wrongOf(code)))).toBe('second_factor_wrong')
      expect((await send('GET', 'settings', headers)).json().data.secondFactor).toBeNull()
      const { recoveryCodes } = (await confirm(headers, code)).json().data
      expect(new Set(recoveryCodes).size).toBe(10)
      const since = provider.clock.now.toISOString()
      expect((await send('GET', 'settings', headers)).json().data.secondFactor).toEqual({
        since,
        recoveryCodesLeft: 10,
      })
      const mailbox = openTestOutbox(provider)
      await mailbox.deliver()
      const notices = mailbox.sent.filter(
        ({ text }) => text.includes('код из приложения') || text.includes('с кодом из'),
      )
      expect(notices.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
      expect(outcomeOf(await send('POST', 'second_factor', headers)), 'twice').toBe('conflict')
      expect(outcomeOf(await confirm(headers, code)), 'twice').toBe('conflict')
    })

    it('and its secret and codes are stored unreadable, for this client alone', async () => {
      const { clientId, setup, recoveryCodes } = await open()
      const other = await open()
      const { rows } = await provider.db.execute<{ row: string }>(sql`
        select s::text || coalesce((select string_agg(c::text, ' ') from recovery_codes c where c.client_id = s.client_id), '') as row
        from second_factors s where client_id = ${clientId}`)
      for (const secret of [setup.secret, ...recoveryCodes]) expect(rows[0]?.row).not.toContain(secret)
      // A row that somebody moves to another client opens nothing.
      await provider.db.execute(sql`
        update second_factors s set wrapped_key = o.wrapped_key, last_step = null from second_factors o
        where s.client_id = ${other.clientId} and o.client_id = ${clientId}`)
      const response = await other.logIn(codeOfApp(setup, provider.clock.now))
      expect(response.statusCode).toBe(500)
    })

    it('with new recovery codes later: the ones before are void, and the client is notified', async () => {
      const { headers, phone, recoveryCodes, logIn } = await open()
      const renewed = await send('POST', 'second_factor/recovery_codes', headers)
      expect(outcomeOf(await logIn(recoveryCodes[0]))).toBe('second_factor_wrong')
      expect(outcomeOf(await logIn(renewed.json().data.recoveryCodes[0]))).toBe(200)
      const mailbox = openTestOutbox(provider)
      await mailbox.deliver()
      const notices = mailbox.sent.filter(({ text }) => text.includes('новые резервные коды'))
      expect(notices.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
      expect(notices.map(({ address }) => address)).toContain(phone)
    })

    it('with five sets of recovery codes a day, the first one too', async () => {
      const { headers } = await open()
      const outcomes = []
      for (let set = 0; set < 5; set += 1)
        outcomes.push(outcomeOf(await send('POST', 'second_factor/recovery_codes', headers)))
      expect(outcomes).toEqual([200, 200, 200, 200, 'too_many_requests'])
      expect((await send('DELETE', 'second_factor', headers)).statusCode).toBe(200)
      const setup = (await send('POST', 'second_factor', headers)).json().data
      const confirm = { code: codeOfApp(setup, provider.clock.now) }
      expect(outcomeOf(await send('POST', 'second_factor/confirmation', headers, confirm))).toBe('too_many_requests')
    })

    it('while other clients sign in: one set of recovery codes is made at a time', async () => {
      const owners = [await open(), await open(), await open()]
      const { phone } = await settings.newClient()
      const renew = ({ headers }: { headers: SessionHeaders }) => send('POST', 'second_factor/recovery_codes', headers)
      const renewals = Promise.all([...owners, ...owners, ...owners].map(renew))
      expect(outcomeOf(await settings.logIn(phone, PASSWORD))).toBe(200)
      const outcomes = (await renewals).map(outcomeOf)
      expect(outcomes.filter((outcome) => outcome === 'unavailable').length).toBeGreaterThan(0)
      expect(outcomes.filter((outcome) => outcome === 200).length).toBeGreaterThan(0)
    })
  })

  describe('of a signed-in client', () => {
    it('is the only step-up: neither the password nor a code of the phone is enough', async () => {
      const { headers, code } = await open()
      later(11 * 60_000)
      expect(outcomeOf(await send('POST', 'step_up', headers, { password: PASSWORD }))).toBe('second_factor_required')
      const request = { purpose: 'step_up' }
      expect(outcomeOf(await send('POST', 'settings/code', headers, request))).toBe('second_factor_required')
      const fresh = await send('POST', 'step_up', headers, { secondFactor: code() })
      expect(outcomeOf(fresh)).toBe(200)
      expect((await send('POST', 'export', headersOf(fresh.json().data))).statusCode).toBe(200)
    })

    it('guards a change of the password too, which would end the owner’s sessions and begin new tries', async () => {
      const { headers, code, logIn } = await open()
      later(11 * 60_000)
      const change = (own: SessionHeaders) =>
        send('POST', 'settings/password', own, { old: PASSWORD, password: NEW_PASSWORD })
      const rejected = await change(headers)
      expect([outcomeOf(rejected), rejected.json().error?.details]).toEqual([
        'step_up_required',
        { by: 'second_factor' },
      ])
      expect((await send('GET', 'sessions', headers)).statusCode).toBe(200)
      const fresh = headersOf((await send('POST', 'step_up', headers, { secondFactor: code() })).json().data)
      expect(outcomeOf(await change(fresh))).toBe(200)
      later(STEP_MS)
      expect(outcomeOf(await logIn(code(), { password: NEW_PASSWORD }))).toBe(200)
    })

    it('counts no step-up from before it, and guards a change of the phone too', async () => {
      const { session, phone } = await settings.newClient()
      const elsewhere = await settings.stepUp(headersOf((await settings.logIn(phone, PASSWORD)).json().data))
      await setUpFactor(settings, provider.clock, session)
      expect(outcomeOf(await send('POST', 'export', elsewhere))).toBe('step_up_required')
      expect(outcomeOf(await send('POST', 'settings/code', elsewhere, { purpose: 'phone_old' }))).toBe(
        'step_up_required',
      )
      const proof = { request: 'a'.repeat(43), code: '123456' }
      const change = { phone: newPhone(), old: proof, new: proof }
      expect(outcomeOf(await send('POST', 'settings/phone', elsewhere, change))).toBe('step_up_required')
    })

    it('guessed ten times ends the session', async () => {
      const { headers, code } = await open()
      const guess = () => send('POST', 'step_up', headers, { secondFactor: wrongOf(code()) })
      for (let index = 1; index < 10; index += 1) expect(outcomeOf(await guess())).toBe('second_factor_wrong')
      expect(outcomeOf(await guess())).toBe('unauthenticated')
      expect((await send('GET', 'sessions', headers)).statusCode).toBe(401)
    })

    it('guessed ten times ends the session, though the right password is typed in between', async () => {
      const { headers, code } = await open()
      const guess = () => send('POST', 'step_up', headers, { secondFactor: wrongOf(code()) })
      for (let index = 1; index < 10; index += 1) expect(outcomeOf(await guess())).toBe('second_factor_wrong')
      const change = { old: PASSWORD, password: 'password123' }
      expect(outcomeOf(await send('POST', 'settings/password', headers, change))).toBe('password_too_common')
      expect(outcomeOf(await guess())).toBe('unauthenticated')
    })

    it('is switched off after a step-up by it, and the client is notified', async () => {
      const { headers, code, logIn } = await open()
      later(11 * 60_000)
      expect(outcomeOf(await send('DELETE', 'second_factor', headers))).toBe('step_up_required')
      const fresh = headersOf((await send('POST', 'step_up', headers, { secondFactor: code() })).json().data)
      await openTestOutbox(provider).deliver()
      expect(outcomeOf(await send('DELETE', 'second_factor', fresh))).toBe(200)
      expect(outcomeOf(await logIn())).toBe(200)
      const mailbox = openTestOutbox(provider)
      await mailbox.deliver()
      const notices = mailbox.sent.filter(({ text }) =>
        /без кода из приложения|достаточно телефона и пароля/.test(text),
      )
      expect(notices.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
      const { rows } =
        await provider.db.execute(sql`select 1 from recovery_codes c left join second_factors using (client_id)
        where second_factors.client_id is null`)
      expect(rows).toEqual([])
    })
  })

  it('is switched off by an operator with a key, who is named in the journal', async () => {
    const { phone, logIn, clientId } = await open()
    const run = openCommands(provider.url)
    await openTestOutbox(provider).deliver()
    const done = await run(['second-factor', 'reset', phone])
    expect([done.errors, done.code]).toEqual(['', 0])
    expect(outcomeOf(await logIn())).toBe(200)
    const { rows } = await provider.db.execute(sql`select act, details from operator_acts order by id desc limit 1`)
    expect(rows).toEqual([{ act: 'second_factor.reset', details: { clientId } }])
    const mailbox = openTestOutbox(provider)
    await mailbox.deliver()
    const notices = mailbox.sent.filter(({ text }) => /без кода из приложения|достаточно телефона и пароля/.test(text))
    expect(notices.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
    for (const [typed, why] of [
      [phone, 'не включён'],
      [newPhone(), 'Клиента с таким телефоном нет'],
    ] as const) {
      const rejected = await run(['second-factor', 'reset', typed])
      expect([rejected.code, rejected.errors + rejected.output]).toEqual([3, expect.stringContaining(why)])
    }
  })
})
