import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { storeInMailbox } from '@/provider/modules/outbox/development-mailbox'
import { eraseHistory } from '@/provider/modules/profile/erase-history'
import { openTestOutbox, type Sent } from '@/tests/setup/auth-guests'
import { CONSENTS, newPhone } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

const SPOKEN = { ru: 'русский', en: 'английский', 'zh-CN': 'китайский' }
const plain = (text = '') => text.replaceAll(/\s+/g, ' ')

describe('the branch', () => {
  const provider = useProvider()
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const run = (command: string) => openCommands(provider.url, provider.clock)(command)

  beforeEach(async () => {
    await rows(sql`delete from outbox`)
  })

  /** What each form sends, and what of it the branch needs to act. */
  const FORMS = {
    callback: {
      url: '/sun/v2/callback',
      event: 'callback.requested',
      table: 'callbacks',
      done: 'callback done --id',
      body: (phone: string) => ({
        ...{ partner: 'hotel-amur', affiliate: false, clientName: 'Анна Лебедева', clientPhone: phone },
        station: 'vldk_sun',
      }),
      details: ['Анна Лебедева', 'hotel-amur', 'callback missed --id'],
    },
    message: {
      url: '/sun/v2/messages',
      event: 'message.received',
      table: 'messages',
      done: 'message done --id',
      body: (phone: string) => ({
        ...{ name: 'Анна', phone, email: 'anna@clients.example' },
        message: 'Можно с собакой?\n\n{phone} <b>Очень</b> нужно',
      }),
      details: ['Анна', 'anna@clients.example', 'Можно с собакой?', '{phone} <b>Очень</b> нужно'],
    },
    partner: {
      url: '/sun/v2/partners/requests',
      event: 'partner.requested',
      table: 'partner_requests',
      done: 'request done --id',
      body: (phone: string) => ({
        ...{ company: 'Отель «Амур»', contactName: 'Пётр', phone, email: 'amur@hotel.example' },
        ...{ site: 'hotel.example', kind: 'hotel', city: 'Артём', message: 'Хотим ваш код' },
      }),
      details: ['Отель «Амур»', 'Пётр', 'amur@hotel.example', 'hotel.example', 'Гостиница', 'Артём', 'Хотим ваш код'],
    },
  }
  type Form = keyof typeof FORMS
  const cases = (Object.keys(FORMS) as Form[]).flatMap((form) => LANGUAGES.map((language) => [form, language] as const))

  const send = (form: Form, phone: string, language = 'ru') =>
    provider.call('POST', FORMS[form].url, FORMS[form].body(phone), {
      'x-consents': CONSENTS,
      'accept-language': language,
    })
  const numberOf = async (form: Form, phone: string) =>
    String((await rows(sql`select id from ${sql.identifier(FORMS[form].table)} where phone = ${phone}`))[0]?.id)

  async function deliver(): Promise<Sent[]> {
    const { sent, deliver } = openTestOutbox(provider)
    while ((await deliver()).sent > 0);
    return sent
  }

  it.each(cases)(
    'is notified of a %s in %s at once and once: of the person by e-mail, of the number by webhook',
    async (form, language) => {
      const { event, details, done } = FORMS[form]
      const phone = newPhone()
      expect((await send(form, phone, language)).statusCode).toBe(201)
      expect((await send(form, phone, language)).statusCode).toBe(201)
      const number = await numberOf(form, phone)
      const stored = await rows(sql`select channel, params, address, client_id from outbox order by channel`)
      const at = provider.clock.now.toISOString()
      expect(stored).toEqual([
        { channel: 'email', params: { number, language, at }, address: 'vldk@sun-rent.example', client_id: null },
        { channel: 'webhook', params: { number, language, at }, address: 'branch', client_id: null },
      ])

      const sent = await deliver()
      expect(sent.map(({ channel, address }) => [channel, address]).sort()).toEqual([
        ['email', 'vldk@sun-rent.example'],
        ['webhook', 'branch'],
      ])
      const letter = sent.find(({ channel }) => channel === 'email')
      const digits = phone.slice(2)
      const displayedPhone = `+7 ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
      expect(letter?.subject).toContain(number)
      expect(letter?.subject).not.toContain('Анна')
      for (const value of [...details, displayedPhone, SPOKEN[language], `${done} ${number}`])
        expect(plain(letter?.text)).toContain(plain(value))
      expect(letter?.html).not.toContain('<b>Очень')
      const hook = sent.find(({ channel }) => channel === 'webhook')
      expect(JSON.parse(hook?.text ?? '')).toEqual({ event, number, language, at })
      expect(JSON.stringify(await rows(sql`select * from outbox`))).not.toContain(phone.slice(1))
    },
  )

  it('gets no letter about a client whom it called, or who was erased, before it was sent', async () => {
    const [called, erased] = [newPhone(), newPhone()]
    await send('callback', called)
    await send('callback', erased)
    await run(`callback done --id ${await numberOf('callback', called)}`)
    await rows(sql`update callbacks set name = '—', phone = '' where phone = ${erased}`)
    expect((await deliver()).map(({ channel }) => channel)).toEqual(['webhook', 'webhook'])
  })

  it.each(['callback_requested', 'callback_asked'])(
    'is notified again by the operator’s command when the gateways were down for a day, if it was stored as %s',
    async (kind) => {
      const phone = newPhone()
      await send('callback', phone)
      await rows(sql`update outbox set kind = ${kind}, attempts = 38`)
      const { deliver: fail } = openTestOutbox(provider, () => Promise.reject(new Error('silent')))
      await fail()
      const failed = await rows(sql`select id::text, state, address from outbox order by channel`)
      expect(failed.map(({ state, address }) => [state, address])).toEqual([
        ['failed', null],
        ['failed', null],
      ])
      for (const { id } of failed) expect((await run(`outbox retry --id ${id}`)).errors).toBe('')
      const sent = await deliver()
      const number = await numberOf('callback', phone)
      expect(sent.find(({ channel }) => channel === 'email')).toMatchObject({
        ...{ address: 'vldk@sun-rent.example', text: expect.stringContaining('Анна Лебедева') },
        subject: `Просят перезвонить, № ${number}`,
      })
      const hook = sent.find(({ channel }) => channel === 'webhook')
      expect(JSON.parse(hook?.text ?? '')).toMatchObject({ event: 'callback.requested', number })
    },
  )

  it('has no letter about an erased client in the outbox of a demo', async () => {
    const phone = '+79990000001'
    await send('callback', phone)
    const [letter] = (await deliver()).filter(({ channel }) => channel === 'email')
    const { address = '', subject = '', text = '' } = letter ?? {}
    const keptAt = provider.clock.now
    await storeInMailbox(provider.db, { channel: 'email', address, subject, text, keptAt })
    await storeInMailbox(provider.db, { channel: 'email', address, subject, text: 'Other, +7 999 555 01 02', keptAt })
    const [client] = await rows(sql`select id::int from clients where phone = ${phone}`)
    const at = provider.clock.now
    await provider.db.transaction((tx) => eraseHistory(tx, { id: Number(client?.id), phone, email: null, at }))
    expect((await rows(sql`select text from outbox_kept`)).map(({ text }) => text)).toEqual(['Other, +7 999 555 01 02'])
  })

  it('is not notified of a request that was not stored', async () => {
    await rows(sql`alter table outbox add constraint no_webhook check (channel <> 'webhook')`)
    const phone = newPhone()
    expect((await send('callback', phone)).statusCode).toBe(500)
    await rows(sql`alter table outbox drop constraint no_webhook`)
    expect(await rows(sql`select 1 from callbacks where phone = ${phone}`)).toEqual([])
    expect(await rows(sql`select 1 from outbox`)).toEqual([])
  })
})
