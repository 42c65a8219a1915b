import { sql } from 'drizzle-orm'
import type { SessionResponse } from '@/provider/contract/auth'
import type { CodePurpose } from '@/provider/contract/rules/auth/codes'
import { createReferenceCache } from '@/provider/db/reference-cache'
import type { ReadNotification } from '@/provider/modules/outbox/content'
import { createDelivery } from '@/provider/modules/outbox/deliver'
import { purgeOutbox } from '@/provider/modules/outbox/purge-outbox'
import type { OutgoingMessage, Transport } from '@/provider/modules/outbox/transport'
import { bindSettings } from '@/provider/modules/settings/bind-settings'
import type { OutboxChannel } from '@/provider/rules/notifications/messages'
import { createServices } from '@/provider/services'

import { config, consentsAt, newPhone, type TestProvider, TOKEN } from './open-provider'

export const PASSWORD = 'пароль с пробелом 7'
export const STRANGER = '+79995559999'

export type Sent = OutgoingMessage & { channel: OutboxChannel }

/** A worker of the outbox whose transports only record what is sent. */
export function openTestOutbox({ db, clock }: Pick<TestProvider, 'db' | 'clock'>, fail?: Transport) {
  const sent: Sent[] = []
  const note =
    (channel: Sent['channel']): Transport =>
    async (message) => {
      await fail?.(message)
      sent.push({ ...message, channel })
    }
  const now = () => clock.now
  const outbox = createDelivery({
    db,
    settings: bindSettings(db, { cache: createReferenceCache(db), station: 'vldk', now }),
    transports: { sms: note('sms'), email: note('email'), webhook: note('webhook') },
    readNotification: readerOf(db, clock),
    secret: config.bookingSecret,
    now,
  })
  return { sent, deliver: () => outbox.deliver(), purge: () => purgeOutbox({ db, now }) }
}

const readers = new WeakMap<object, ReadNotification>()

/** One for all workers of a database: each has a renderer of vouchers, which takes seconds to start. */
function readerOf(db: TestProvider['db'], clock: TestProvider['clock']): ReadNotification {
  const reader = readers.get(db)
  if (reader) return reader
  const services = createServices({
    ...{ db, config, now: () => clock.now },
    isDraining: () => false,
    warn: () => undefined,
  })
  readers.set(db, services.readNotification)
  return services.readNotification
}

/** The steps of signing in, as a visitor takes them. */
export function openAuth(provider: TestProvider) {
  const post = (call: string, body: object, headers = {}) =>
    provider.call('POST', `/auth-client/${call}`, body, { 'x-consents': consentsAt(provider.clock.now), ...headers })
  const requestCode = (phone: string, purpose: CodePurpose = 'registration', ip?: string) =>
    post('code', { purpose, phone }, ip === undefined ? {} : { 'x-client-ip': ip })

  return {
    post,
    requestCode,

    /** A client whom the branch knows, with an e-mail that he confirmed, and who has not registered. */
    async addClient(phone = newPhone(), language = 'ru', email: string | null = 'client@clients.example') {
      const now = provider.clock.now.toISOString()
      await provider.db.execute(sql`
        insert into clients (station, phone, last_name, first_name, middle_name, email, email_confirmed_at, language,
          citizenship, created_at)
        values ('vldk', ${phone}, 'Проверкина', 'Анна', null, ${email}, ${email === null ? null : now}, ${language}, 'RU',
          ${now})`)
      return phone
    },

    /** Requests a code and reads it from the outbox. */
    async takeCode(phone: string, purpose: CodePurpose = 'registration') {
      const response = await requestCode(phone, purpose)
      const outbox = openTestOutbox(provider)
      await outbox.deliver()
      const message = outbox.sent.find(({ address, text }) => address === phone && /\d{6}/.test(text))
      return {
        request: String(response.json().data?.request),
        code: /\d{6}/.exec(message?.text ?? '')?.[0] ?? '000000',
      }
    },

    async register(phone: string, password = PASSWORD): Promise<SessionResponse> {
      const proof = await this.takeCode(phone)
      return (await post('registration', { phone, password, ...proof })).json().data
    },

    /** `session`: what the browser's cookie had until then. */
    logIn: (phone: string, password: string, ip?: string, deviceToken?: string, session?: string) =>
      post(
        'login',
        { phone, password, ...(deviceToken === undefined ? {} : { deviceToken }) },
        {
          ...(ip === undefined ? {} : { 'x-client-ip': ip }),
          ...(session === undefined ? {} : { 'x-session': session }),
        },
      ),

    /** A signed-in call. Without the client's token: as a page is rendered. */
    as: (session: string | null, clientToken: string | null, url = '/auth-client/sessions', appToken = TOKEN) =>
      provider.app.inject({
        method: 'GET',
        url,
        headers: {
          'x-app-token': appToken,
          ...(session === null ? {} : { 'x-session': session }),
          ...(clientToken === null ? {} : { authorization: `Bearer ${clientToken}` }),
        },
      }),
  }
}
