import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { MARKETING_VERSION, USUAL_NOTICES } from '@/provider/contract/rules/profile/notification-settings'
import type { SessionsResponse } from '@/provider/contract/sessions'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { openTestOutbox, PASSWORD } from '@/tests/setup/auth-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { headersOf, openSettings, type SessionHeaders } from '@/tests/setup/signed-in'
import { useProvider } from '@/tests/setup/use-provider'

const [RICH, POOR] = [1, 2]
const NAME = { last_name: 'Новикова', first_name: 'Анна', middle_name: 'Петровна' }
const OFFERS = { ...USUAL_NOTICES, offers: { sms: true, email: false } }

describe('the settings of a client', () => {
  const provider = useProvider()
  const settings = openSettings(provider)
  const { send } = settings
  const read = async (headers: SessionHeaders) => (await send('GET', 'settings', headers)).json().data

  describe('his name', () => {
    it('is changed at once while the branch has not seen his documents', async () => {
      const headers = await sessionOf(provider, POOR)
      expect((await send('POST', 'settings/name', headers, NAME)).json().data).toEqual({ state: 'changed' })
      expect(await read(headers)).toMatchObject({ ...NAME, nameVerified: false, nameAsked: null })
    })

    it('of a client who has rented is a request, and the branch is notified without the name', async () => {
      const headers = await sessionOf(provider, RICH)
      expect((await send('POST', 'settings/name', headers, NAME)).json().data).toEqual({ state: 'asked' })
      const requested = { ...NAME, askedAt: provider.clock.now.toISOString() }
      expect(await read(headers)).toMatchObject({ last_name: 'Маякова', nameVerified: true, nameAsked: requested })
      const mailbox = openTestOutbox(provider)
      await mailbox.deliver()
      expect(mailbox.sent).toEqual([
        expect.objectContaining({ channel: 'email', address: expect.stringContaining('@') }),
      ])
      expect(mailbox.sent[0]?.text).toMatch(/№\s1/)
      expect(mailbox.sent[0]?.text).not.toContain(NAME.last_name)
    })

    it('is requested once: a later request replaces the one before, the present name cancels it', async () => {
      const headers = await sessionOf(provider, RICH)
      await send('POST', 'settings/name', headers, NAME)
      await send('POST', 'settings/name', headers, { ...NAME, last_name: 'Третья' })
      expect((await read(headers)).nameAsked).toMatchObject({ last_name: 'Третья' })
      const { last_name, first_name, middle_name } = await read(headers)
      await send('POST', 'settings/name', headers, { last_name, first_name, middle_name })
      expect((await read(headers)).nameAsked).toBeNull()
    })
  })

  describe('his notifications', () => {
    const change = (headers: SessionHeaders, notices: object, marketing?: string) =>
      send('POST', 'settings/notices', headers, { language: 'en', notices, ...(marketing ? { marketing } : {}) })

    it('are stored with the language of his messages', async () => {
      const { session } = await settings.newClient()
      const notices = { ...USUAL_NOTICES, trip: { sms: false, email: true } }
      expect((await change(headersOf(session), notices)).json().data).toEqual({ notices })
      expect(await read(headersOf(session))).toMatchObject({ notices, language: 'en' })
    })

    it('leave debts at least one channel', async () => {
      const { session } = await settings.newClient()
      const notices = { ...USUAL_NOTICES, debts: { sms: false, email: false } }
      expect((await change(headersOf(session), notices)).statusCode).toBe(400)
    })

    it.each(['constructor', 'toString', 'hasOwnProperty'])('reject a field %s by its name', async (name) => {
      const { session } = await settings.newClient()
      const unknown = JSON.parse(`{"${name}":{"sms":true}}`)
      const rejected = await change(headersOf(session), { ...USUAL_NOTICES, ...unknown })
      expect([rejected.statusCode, rejected.json().error?.code]).toEqual([400, 'invalid_request'])
    })

    it('have offers only with a consent to advertising in the current version, which he can withdraw', async () => {
      const { session } = await settings.newClient()
      const headers = headersOf(session)
      for (const version of [undefined, '2020-01-01']) {
        expect((await change(headers, OFFERS, version)).json().error.code).toBe('consent_required')
      }
      expect((await read(headers)).notices).toEqual(USUAL_NOTICES)
      expect((await change(headers, OFFERS, MARKETING_VERSION)).json().data).toEqual({ notices: OFFERS })
      const givenAt = provider.clock.now.toISOString()
      const marketing = { document: 'marketing', version: MARKETING_VERSION, givenAt, withdrawnAt: null }
      expect((await read(headers)).consents).toContainEqual(marketing)
      expect((await send('DELETE', 'settings/marketing', headers)).json().data).toEqual({ withdrawn: true })
      expect(await read(headers)).toMatchObject({ notices: USUAL_NOTICES })
      expect((await read(headers)).consents).toContainEqual({ ...marketing, withdrawnAt: givenAt })
    })

    it('are not sent when they were switched off meanwhile, unless they are mandatory', async () => {
      const { phone, session } = await settings.newClient()
      const headers = headersOf(session)
      await change(headers, OFFERS, MARKETING_VERSION)
      const enqueueKind = (kind: 'offers_subscribed' | 'password_renewed') =>
        provider.db.transaction((tx) =>
          enqueue(tx, { station: 'vldk', kind, channel: 'sms', phone, at: provider.clock.now }),
        )
      const mailbox = openTestOutbox(provider)
      await mailbox.deliver()
      mailbox.sent.splice(0)
      await enqueueKind('offers_subscribed')
      await mailbox.deliver()
      expect(mailbox.sent).toHaveLength(1)
      mailbox.sent.splice(0)
      await enqueueKind('offers_subscribed')
      await enqueueKind('password_renewed')
      await send('DELETE', 'settings/marketing', headers)
      await mailbox.deliver()
      expect(mailbox.sent.map(({ text }) => text)).toEqual([expect.stringContaining('password')])
    })
  })

  describe('his devices', () => {
    it('have the names that their browsers gave at sign-in, from our list or none', async () => {
      const { phone } = await settings.newClient()
      const enter = async (device: string) =>
        headersOf((await settings.post('login', { phone, password: PASSWORD }, { 'x-device': device })).json().data)
      await enter('yandex/android')
      await enter('Mozilla/5.0 (whatever)')
      const { items }: SessionsResponse = (await send('GET', 'sessions', await enter('chrome/windows'))).json().data
      expect(items.map(({ device }) => device)).toEqual(
        expect.arrayContaining([
          { browser: 'chrome', system: 'windows' },
          { browser: 'yandex', system: 'android' },
          null,
        ]),
      )
      const stepped = await settings.send(
        'POST',
        'step_up',
        { ...(await enter('edge/windows')), 'x-device': 'edge/windows' },
        { password: PASSWORD },
      )
      const { items: after }: SessionsResponse = (await send('GET', 'sessions', headersOf(stepped.json().data))).json()
        .data
      expect(after.find(({ current }) => current)?.device).toEqual({ browser: 'edge', system: 'windows' })
    })

    it('end one by one or all the others; another client’s are not found', async () => {
      const { phone, session } = await settings.newClient()
      const here = headersOf(session)
      const [first, second] = [await settings.logIn(phone, PASSWORD), await settings.logIn(phone, PASSWORD)]
      const list = async (): Promise<SessionsResponse['items']> =>
        (await send('GET', 'sessions', here)).json().data.items
      const other = await settings.newClient()
      const { items: foreign }: SessionsResponse = (await send('GET', 'sessions', headersOf(other.session))).json().data
      expect((await send('DELETE', `sessions/${foreign[0]?.id}`, here)).statusCode).toBe(404)
      expect((await send('GET', 'sessions', headersOf(other.session))).statusCode).toBe(200)

      const [own] = await list()
      expect(own?.current, 'the one that asks stands first').toBe(true)
      expect((await send('DELETE', `sessions/${own?.id}`, here)).statusCode).toBe(409)
      const [one] = (await list()).filter(({ current }) => !current)
      expect((await send('DELETE', `sessions/${one?.id}`, here)).json().data).toEqual({ ended: 1 })
      expect(await list()).toHaveLength(2)
      expect((await send('DELETE', 'sessions', here)).json().data).toEqual({ ended: 1 })
      expect(await list()).toHaveLength(1)
      for (const response of [first, second]) {
        expect((await send('GET', 'sessions', headersOf(response.json().data))).statusCode).toBe(401)
      }
    })
  })

  it('of a request are those of its client alone', async () => {
    const { rows } = await provider.db.execute<{ phone: string }>(sql`select phone from clients where id = ${POOR}`)
    expect(JSON.stringify(await read(await sessionOf(provider, RICH)))).not.toContain(rows[0]?.phone)
  })
})
