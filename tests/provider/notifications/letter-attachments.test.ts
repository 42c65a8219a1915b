import { once } from 'node:events'
import { addDays, addMilliseconds } from 'date-fns'
import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { FailureError } from '@/provider/failure-error'
import { letterAttachments } from '@/provider/modules/notifications/letter-attachments'
import { storeInMailbox } from '@/provider/modules/outbox/development-mailbox'
import { purgeOutbox } from '@/provider/modules/outbox/purge-outbox'
import { createSmtp } from '@/provider/modules/outbox/smtp'
import type { Attachment } from '@/provider/modules/outbox/transport'
import { openTestOutbox, type Sent } from '@/tests/setup/auth-guests'
import { type Guest, openGuest } from '@/tests/setup/booking-guests'
import { openMailServer, readMail } from '@/tests/setup/mail-server'
import { addModel, newKey, newPhone, rentalOf } from '@/tests/setup/open-provider'
import { readPdf } from '@/tests/setup/read-pdf'
import { useProvider } from '@/tests/setup/use-provider'

const MODEST_BYTES = 200 * 1024
const BRING = { ru: 'Что взять с собой', en: 'What to bring', 'zh-CN': '需携带的物品' }
const ATTACHED = { ru: 'во вложении', en: 'are attached', 'zh-CN': '附件为租车凭证' }
/** Who has no Russian card leaves the deposit in cash. */
const DEPOSIT = {
  ru: 'не позже чем через 30 дней',
  en: 'give the deposit back in cash when you return the car',
  'zh-CN': '押金在还车时以现金退还',
}
const plain = (text = '') => text.replaceAll(/\s+/g, ' ')

describe('a letter of a booking', () => {
  const provider = useProvider()
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows

  beforeEach(async () => {
    await rows(sql`delete from outbox`)
  })

  async function booked(language: (typeof LANGUAGES)[number] = 'ru', place = 50): Promise<Guest> {
    const slug = await addModel(provider, `letter-${newPhone().slice(1)}`, 1)
    const citizenship = ({ ru: 'RU', en: 'other', 'zh-CN': 'CN' } as const)[language]
    const names = language === 'ru' ? {} : ({ last_name: 'Lee', first_name: 'Ann', middle_name: null } as const)
    const own = { email: `${newKey()}@clients.example`, citizenship, ...names }
    const rental = { ...rentalOf(slug), city: place, dropoffPlace: place }
    const guest = await openGuest(provider, { ...(await provider.requestFor(rental, own)), language })
    await guest.confirm()
    return guest
  }

  async function letterOf(subject: RegExp): Promise<Sent> {
    const { sent, deliver } = openTestOutbox(provider)
    while ((await deliver()).sent > 0);
    const letter = sent.find((message) => message.channel === 'email' && subject.test(message.subject))
    if (!letter) throw new Error('no such letter')
    return letter
  }

  it.each(LANGUAGES)(
    'that confirms it in %s says what to bring and the terms of the deposit, with the voucher and the calendar entry',
    async (language) => {
      const { booking, key } = await booked(language)
      const { attachments = [], text, html } = await letterOf(/забронирована|booked|预订成功/)
      const [voucher, entry] = attachments
      const { number } = booking
      expect(attachments.map(({ filename }) => filename)).toEqual([`sun-rent-${number}.pdf`, `sun-rent-${number}.ics`])
      const pdf = await readPdf(voucher?.content ?? Buffer.from(''))
      expect([pdf.text.includes(number), pdf.pages]).toEqual([true, 1])
      expect(plain(pdf.text)).toContain(
        plain({ ...DEPOSIT, 'zh-CN': 'Залог вернём наличными при возврате машины' }[language]),
      )
      expect(voucher?.content.length).toBeLessThan(MODEST_BYTES)
      const calendar = String(entry?.content)
      const event = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent')
      expect(event?.getFirstPropertyValue('uid')).toBe(`booking-${number}@sunrent`)
      expect(event?.getFirstPropertyValue('organizer')).toBe('mailto:vldk@sun-rent.example')
      expect(calendar).toMatch(/END:VCALENDAR\r\n$/)
      const [settings] =
        await rows(sql`select data -> 'documents' -> ${booking.driver.citizenship}::text ->> ${language}::text
        as documents from settings`)
      const expected = [BRING[language], ATTACHED[language], DEPOSIT[language], String(settings?.documents)]
      for (const part of expected) {
        expect(plain(text)).toContain(plain(part))
        expect(plain(html ?? '')).toContain(plain(part))
      }
      for (const { content } of attachments) expect(content.includes(key)).toBe(false)
    },
  )

  it.each(LANGUAGES)('that reminds of it in %s says what to bring, without attachments', async (language) => {
    const { booking } = await booked(language)
    await rows(sql`delete from outbox`)
    await rows(sql`insert into outbox (station, kind, channel, client_id, address, language, params, next_at, created_at)
      select station, 'booking_reminder', 'email', client_id, driver ->> 'email', language,
        ${JSON.stringify({ booking: booking.number })}::jsonb, now() - interval '1 year', now() from bookings
      where number = ${booking.number}`)
    const { attachments, text } = await letterOf(/./)
    expect(plain(text)).toContain(BRING[language])
    expect(attachments).toBeUndefined()
  })

  it.each(LANGUAGES)('that confirms it in %s shows the car, one button, the map and the phone', async (language) => {
    const { booking } = await booked(language)
    const { html = '', pictures = [] } = await letterOf(/забронирована|booked|预订成功/)
    // Gmail hides what a letter has beyond 102 kB.
    expect(Buffer.byteLength(html ?? '')).toBeLessThan(100_000)
    const hrefs = [...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    const { lat, lng } = booking.pickupPlace
    expect(hrefs.filter((href) => href.includes('/status/success/'))).toHaveLength(1)
    expect(hrefs).toContain(`https://yandex.ru/maps/?pt=${lng},${lat}&z=16`)
    expect(hrefs).toContain('tel:+74232000000')
    expect(html).toMatch(/<img alt="Honda Fit" src="cid:banner@sun-rent"/)
    const banner = pictures.find(({ cid }) => cid === 'banner@sun-rent')
    const head = banner?.content.subarray(16, 24)
    expect([head?.readUInt32BE(0), head?.readUInt32BE(4)]).toEqual([1200, 480])
    expect(await readCode(pictures.find(({ cid }) => cid === 'wechat@sun-rent')?.content)).toBe(
      language === 'zh-CN' ? 'sunrent-demo' : undefined,
    )
    // What only lays out is no table to a reader who does not see it.
    const tables = [...(html ?? '').matchAll(/<table[^>]*>/g)].map(([table]) => table)
    expect(tables.filter((table) => !/role="presentation"/.test(table) && !/class="rows"/.test(table))).toEqual([])
    expect(
      (html ?? '').match(/<td class="[a-z ]*" style="[^"]*text-align:right[^"]*" align="right"/g)?.length,
    ).toBeGreaterThan(2)
  })

  it('about a change has the documents of the changed booking', async () => {
    const ann = await booked('en')
    await letterOf(/booked/)
    await ann.change(rentalOf(ann.booking.car.slug, 40, 2))
    const { attachments = [] } = await letterOf(/was changed/)
    const [voucher, entry] = attachments
    expect((await readPdf(voucher?.content ?? Buffer.from(''))).text).toMatch(/December 31, 2026|31 December 2026/)
    expect(String(entry?.content)).toContain('SEQUENCE:1')
  })

  it('has no documents for an address that is not the driver’s any more', async () => {
    const { booking } = await booked()
    await rows(sql`update bookings set driver = driver || '{"email": "other@clients.example"}'
      where number = ${booking.number}`)
    expect((await letterOf(/забронирована/)).attachments).toBeUndefined()
  })

  describe('whose voucher cannot be rendered', () => {
    const vouchers = {
      readCalendarEntry: async () => 'BEGIN:VCALENDAR\r\n',
      readVoucher: async (): Promise<Buffer> => {
        throw new FailureError('unavailable', 'The voucher could not be made.')
      },
    }
    const letter = { number: '1234567', key: 'key', language: 'ru' } as const

    it('waits for it twice, then is sent with the entry alone and a link to the voucher', async () => {
      for (const attempts of [1, 2])
        await expect(letterAttachments(vouchers, { ...letter, attempts })).rejects.toMatchObject({
          code: 'unavailable',
        })
      const { text, attachments } = await letterAttachments(vouchers, { ...letter, attempts: 3 })
      expect(attachments.map(({ filename }: Attachment) => filename)).toEqual(['sun-rent-1234567.ics'])
      expect(text).toContain('Подтверждение брони откройте по ссылке')
    })
  })

  it('in a demo is on the outbox page with its files, for this machine only', async () => {
    const bytes = Buffer.from('%PDF-1.3 a voucher')
    const file = { filename: 'sun-rent-1234567.pdf', contentType: 'application/pdf', content: bytes }
    const keptAt = provider.clock.now
    const message = {
      channel: 'email' as const,
      address: 'a@clients.example',
      subject: 'Voucher',
      text: 'Here',
      keptAt,
    }
    await storeInMailbox(provider.db, message, [file])
    const get = (url: string, headers = {}) => provider.app.inject({ method: 'GET', url, headers })
    const page = (await get('/outbox')).body
    const href = /<a href="(\/outbox\/files\/\d+)" download>sun-rent-1234567\.pdf<\/a>/.exec(page)?.[1] ?? 'none'
    const response = await get(href)
    expect([response.statusCode, response.headers['content-type'], response.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="sun-rent-1234567.pdf"',
    ])
    expect(response.rawPayload.equals(bytes)).toBe(true)
    expect((await get(href, { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404)
    expect((await get('/outbox/files/999999')).statusCode).toBe(404)
    await purgeOutbox({ db: provider.db, now: () => addMilliseconds(addDays(keptAt, 30), 1) })
    expect(await rows(sql`select 1 from outbox_kept_files`)).toEqual([])
  })

  describe('while it is sent', () => {
    const { server, mails } = openMailServer()
    afterEach(() => {
      server.close()
    })

    it('reaches the reader by SMTP with its pictures and both files, byte for byte', async () => {
      await booked()
      const { attachments = [], pictures = [], ...letter } = await letterOf(/забронирована/)
      await once(server.listen(0, '127.0.0.1'), 'listening')
      const address = server.address()
      const port = address !== null && typeof address === 'object' ? address.port : 0
      const from = 'SUN rent <rent@example.com>'
      await createSmtp({ url: `smtp://127.0.0.1:${port}`, from })({ ...letter, attachments, pictures })
      const { parts, files, pictures: shown } = readMail(mails[0] ?? '')
      expect(parts).toHaveLength(2)
      const called = [...(letter.html ?? '').matchAll(/src="cid:([^"]+)"/g)].map(([, id]) => id)
      expect(shown.map(({ id }) => id)).toEqual(called)
      expect(called).toHaveLength(2)
      for (const [index, { bytes }] of shown.entries())
        expect(bytes.equals(pictures[index]?.content ?? Buffer.from(''))).toBe(true)
      expect(files.map(({ name, type }) => [name, type])).toEqual(
        attachments.map(({ filename, contentType }) => [filename, contentType.split(';')[0]]),
      )
      for (const [index, { bytes }] of files.entries())
        expect(bytes.equals(attachments[index]?.content ?? Buffer.from(''))).toBe(true)
    })
  })
})

/** What a phone reads in a picture, blank modules around the code included. */
async function readCode(png: Buffer | undefined): Promise<string | undefined> {
  if (!png) return undefined
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
