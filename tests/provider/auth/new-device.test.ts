import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SessionResponse } from '@/provider/contract/auth'
import { isRecognisedBrowser } from '@/provider/modules/auth/recognised-browser'
import { NEW_DEVICE } from '@/provider/modules/outbox/rules/device-values'
import { hashToken } from '@/provider/security/tokens'
import { openAuth, openTestOutbox, PASSWORD } from '@/tests/setup/auth-guests'
import { openCommands } from '@/tests/setup/run-command'
import { headersOf, openSettings, type SessionHeaders } from '@/tests/setup/signed-in'
import { useProvider } from '@/tests/setup/use-provider'

const HOUR_MS = 60 * 60 * 1000
const CHROME = { 'x-device': 'chrome/windows' }

describe('a sign-in from a new device', () => {
  const provider = useProvider()
  const auth = openAuth(provider)
  const { send } = openSettings(provider)
  let addresses = 0

  beforeEach(async () => {
    addresses += 1
    provider.clock.now = new Date('2026-12-01T04:30:00Z')
    await provider.db.execute(sql`delete from outbox`)
  })

  async function register(options: { email?: string | null; language?: string } = {}) {
    const { email = `device-${addresses}@clients.example`, language = 'ru' } = options
    const phone = await auth.addClient(undefined, language, email)
    const session = await auth.register(phone)
    await provider.db.execute(sql`delete from outbox`)
    return { phone, email, session, deviceToken: session.device_token }
  }

  const logIn = async (
    phone: string,
    { deviceToken, ip = '203.0.113.77', headers = CHROME as object, password = PASSWORD } = {} as LogIn,
  ) => {
    const body = { phone, password, ...(deviceToken && { deviceToken }) }
    const response = await auth.post('login', body, { 'x-client-ip': ip, ...headers })
    expect(response.statusCode).toBe(200)
    return response.json().data
  }
  type LogIn = { deviceToken?: string; ip?: string; headers?: object; password?: string }

  async function messages() {
    const outbox = openTestOutbox(provider)
    while ((await outbox.deliver()).sent > 0);
    return outbox.sent
  }

  it('is told by e-mail: which browser, from which network, and when on the branch’s clock', async () => {
    const { phone, email } = await register()
    await logIn(phone)
    const [letter, ...others] = await messages()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ channel: 'email', address: email, subject: 'Вход с нового устройства' })
    for (const part of ['Chrome, Windows, сеть 203.0.113.*', '1 декабря 2026', '14:30', 'время Владивостока'])
      expect(letter?.text).toContain(part)
    expect(letter?.text + String(letter?.html)).not.toMatch(/203\.0\.113\.77|\{\w+\}|undefined/)
  })

  it.each([
    ['en', 'Sign-in from a new device', 'Chrome, Windows, network 2001:db8:12:*'],
    ['zh-CN', '新设备登录提醒', 'Chrome，Windows，网络 2001:db8:12:*'],
  ])('is told in the client’s language: %s', async (language, subject, device) => {
    const { phone } = await register({ language })
    await logIn(phone, { ip: '2001:db8:12:34::5' })
    const [letter] = await messages()
    expect(letter?.subject).toBe(subject)
    expect(letter?.text).toContain(device)
  })

  it('is told by SMS to whoever has confirmed no e-mail, and names what is unknown', async () => {
    const { phone } = await register({ email: null })
    await logIn(phone, { ip: '127.0.0.1', headers: {} })
    const [message, ...others] = await messages()
    expect(others).toEqual([])
    expect(message).toMatchObject({ channel: 'sms', address: phone })
    expect(message?.text).toMatch(
      /вход в личный кабинет с нового устройства, 1 дек\S*,? 14:30: неизвестное устройство\./,
    )
  })

  it('is one from a browser that never signed this client in; its next one, also after a logout, is told to nobody', async () => {
    const { phone, deviceToken } = await register()
    const next = await logIn(phone, { deviceToken })
    await auth.as(next.session, next.client_token, '/auth-client/logout')
    await logIn(phone, { deviceToken: next.device_token })
    expect(await messages()).toEqual([])
    const other = await register()
    // A browser that knows another client is new to this one.
    await logIn(phone, { deviceToken: other.deviceToken })
    expect(await messages()).toHaveLength(1)
  })

  describe('whose session somebody else ended', () => {
    const newPassword = 'совсем другой пароль'
    type Ending = { owner: SessionResponse; phone: string; elsewhere: SessionHeaders }
    const idOf = async (headers: SessionHeaders) =>
      (await send('GET', 'sessions', headers)).json().data.items.find((item: { current: boolean }) => item.current).id

    it.each<[string, (ending: Ending) => Promise<unknown>]>([
      [
        'the client, one',
        async ({ owner, elsewhere }) => send('DELETE', `sessions/${await idOf(elsewhere)}`, headersOf(owner)),
      ],
      ['the client, all others', ({ owner }) => send('DELETE', 'sessions', headersOf(owner))],
      ['the branch', ({ phone }) => openCommands(provider.url, provider.clock)(['client', 'sign-out', phone])],
      [
        'a new password',
        ({ owner }) => send('POST', 'settings/password', headersOf(owner), { old: PASSWORD, password: newPassword }),
      ],
      [
        'too many guesses',
        async ({ elsewhere }) => {
          for (let guess = 0; guess < 10; guess += 1) {
            const own = { ...elsewhere, 'x-client-ip': `198.51.${guess}.7` }
            await send('POST', 'step_up', own, { password: 'not the password' })
          }
        },
      ],
    ])('is new again, whichever of its tokens it brings: %s', async (how, end) => {
      const { phone, session: owner } = await register()
      const left = await logIn(phone)
      await auth.as(left.session, left.client_token, '/auth-client/logout')
      const first = await logIn(phone)
      const stepped = (await send('POST', 'step_up', headersOf(first), { password: PASSWORD })).json().data
      const tokens: string[] = [first.device_token, stepped.device_token]
      await messages()
      await end({ owner, phone, elsewhere: headersOf(stepped) })
      expect((await send('GET', 'client', headersOf(stepped))).statusCode).toBe(401)
      await provider.db.execute(sql`delete from outbox`)
      const isKnown = (token: string) => isRecognisedBrowser(provider.db, phone, hashToken(token))
      const password = how === 'a new password' ? newPassword : PASSWORD
      for (const deviceToken of tokens) {
        expect(await isKnown(deviceToken)).toBe(false)
        await logIn(phone, { deviceToken, password })
      }
      expect(await messages()).toHaveLength(tokens.length)
      expect(await isKnown(left.device_token), 'one that signed itself out').toBe(true)
    })
  })

  it('is none in the browser in which the client ended the others, or renewed the password', async () => {
    const { phone, session } = await register()
    await logIn(phone)
    await send('DELETE', 'sessions', headersOf(session))
    const change = { old: PASSWORD, password: 'совсем другой пароль' }
    const { device_token: deviceToken } = (await send('POST', 'settings/password', headersOf(session), change)).json()
      .data
    await messages()
    await provider.db.execute(sql`delete from outbox`)
    await logIn(phone, { deviceToken, password: change.password })
    expect(await messages()).toEqual([])
  })

  it('is told only so often a day, however often somebody with the password signs in, and again a day later', async () => {
    const { phone } = await register({ email: null })
    const most = 5
    for (let round = 0; round < most + 3; round += 1) await logIn(phone, { ip: `198.51.100.${round + 1}` })
    expect(await messages()).toHaveLength(most)
    provider.clock.now = new Date(provider.clock.now.getTime() + 25 * HOUR_MS)
    await logIn(phone)
    expect(await messages()).toHaveLength(1)
  })

  it('is told to nobody where the branch has switched it off', async () => {
    const { phone } = await register()
    const set = (most: number) =>
      provider.db.execute(
        sql`update settings set data = jsonb_set(data, '{signIn,newDeviceMessagesPerDay}', ${String(most)}::jsonb)`,
      )
    await set(0)
    try {
      await logIn(phone)
      expect(await messages()).toEqual([])
    } finally {
      await set(5)
    }
  })

  it('stays in the list of devices with its network; the address itself is stored nowhere', async () => {
    const { phone } = await register()
    const { session, client_token } = await logIn(phone, { ip: '203.0.113.77' })
    const { items } = (await auth.as(session, client_token)).json().data
    expect(items[0]).toMatchObject({ device: { browser: 'chrome', system: 'windows' }, network: '203.0.113.*' })
    const { rows } = await provider.db.execute(sql`select s::text as text from sessions s where network is not null`)
    expect(JSON.stringify(rows)).not.toContain('203.0.113.77')
    const stored = await provider.db.execute(sql`select params from outbox where kind = ${NEW_DEVICE}`)
    expect(JSON.stringify(stored.rows)).not.toContain('203.0.113.77')
  })
})
