import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { deviceValues } from '@/provider/modules/outbox/rules/device-values'
import { letterOf, smsText } from '@/provider/rules/notifications/messages'

const CODES = [
  ...(['registration_code', 'renewal_code', 'booking_code'] as const),
  ...(['step_up_code', 'phone_old_code', 'phone_new_code'] as const),
] as const
const NEWS = [
  'registered',
  'password_renewed',
  'phone_changed',
  'email_changed',
  'offers_subscribed',
  'account_deleted',
] as const
const FACTS = { brand: 'SUN rent', phone: '+7\u00a0423\u00a0200\u00a00000' }
/** Characters of an SMS that is not in Latin letters alone. */
const ONE_SMS = 70

const each = <Kind extends string>(kinds: readonly Kind[]) =>
  kinds.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const))

describe('messages', () => {
  it.each(each([...CODES, ...NEWS]))(
    '%s in %s leaves no place of its SMS unfilled and carries no link',
    (kind, language) => {
      const text = smsText(kind, language, FACTS, { code: '012345' }) ?? ''
      expect(text).not.toMatch(/[{}]|undefined|https?:/)
      expect(text).toContain('SUN rent')
      expect(text.includes('012345')).toBe(kind.endsWith('_code'))
      expect(text.includes('+7 423 200 0000')).toBe(!kind.endsWith('_code'))
    },
  )

  it.each(LANGUAGES)('a code in %s fits one SMS', (language) => {
    for (const kind of CODES) {
      const text = smsText(kind, language, FACTS, { code: '012345' }) ?? ''
      expect(text.length, text).toBeLessThanOrEqual(language === 'en' ? 160 : ONE_SMS)
    }
  })

  it.each([...CODES, ...NEWS])('%s in English is one cheap SMS: plain letters only', (kind) => {
    expect(smsText(kind, 'en', FACTS, { code: '012345' }) ?? '').toMatch(/^[\x20-\x7e]{1,160}$/)
  })

  it.each(each(NEWS))(
    '%s in %s is a letter too: a subject and paragraphs, nothing to fill, no link',
    (kind, language) => {
      const letter = letterOf(kind, language)
      expect(letter?.subject).toMatch(/\S/)
      expect(letter?.paragraphs.length).toBeGreaterThan(1)
      expect(JSON.stringify(letter)).not.toMatch(/[{}].*[{}].*[{}]|undefined|https?:/)
    },
  )

  it('a sign-in from a new device in English is one cheap SMS, however long the names are', () => {
    const params = { device: 'samsung/android', network: '2001:db8:1234:*', at: '2026-09-30T14:59:00Z' }
    const values = deviceValues(params, { timeZone: 'Asia/Vladivostok', language: 'en', isShort: true })
    expect(smsText('new_device', 'en', FACTS, values)).toMatch(/^[\x20-\x7e]{120,160}$/)
  })

  it.each(LANGUAGES)('a request for a car by the month has all values in %s', (language) => {
    const params = {
      number: '184187',
      car: 'Honda Fit',
      plate: 'А001АА125',
      months: '6 months',
      date: '1 декабря',
      price: '9 ₽',
      proof: 'клиент № 5',
    }
    for (const kind of ['long_term_asked', 'long_term_received', 'long_term_agreed', 'long_term_refused'] as const) {
      const letter = JSON.stringify(letterOf(kind, language, params))
      expect(letter).not.toMatch(/\{\w+\}|undefined|https?:/)
      const price = kind === 'long_term_refused' ? [] : ['9 ₽']
      expect(letter).toMatch(/(Срок: |Term: |租期：)6 months/)
      for (const value of ['184187', 'Honda Fit', ...price]) expect(letter).toContain(value)
      expect(smsText(kind, language, FACTS, params)).toBeNull()
    }
  })

  it.each(each(['transfer_confirmed', 'transfer_cancelled', 'transfer_refused'] as const))(
    '%s in %s has all values in SMS and e-mail',
    (kind, language) => {
      const driver = { driver: 'Пётр', driverPhone: '+79991112233', plate: 'А001АА125' }
      const params = { number: 'T1234567', car: 'Toyota Crown', at: '5 декабря, 12:00', total: '9 ₽', ...driver }
      const sms = smsText(kind, language, FACTS, params) ?? ''
      const letter = JSON.stringify(letterOf(kind, language, params))
      for (const text of [sms, letter]) {
        expect(text).not.toMatch(/\{\w+\}|undefined|https?:/)
        expect(text).toContain('T1234567')
        for (const value of kind === 'transfer_confirmed' ? Object.values(driver) : []) expect(text).toContain(value)
      }
    },
  )

  it.each(LANGUAGES)(
    'the letter with a code for a new password in %s has it in the text alone, and no link',
    (language) => {
      const letter = letterOf('renewal_code', language, { code: '012345' })
      expect(letter?.subject).not.toMatch(/012345|[{}]/)
      expect(letter?.paragraphs.join(' ').match(/012345/g)).toHaveLength(1)
      expect(letter?.paragraphs.join(' ')).toMatch(/Никому не сообщайте|Never share it|请勿告诉他人/)
      expect(JSON.stringify(letter)).not.toMatch(/undefined|https?:|[{}].*\{/)
    },
  )

  // A code for a new password and one of a step-up prove the account.
  it.each(CODES.filter((kind) => !['renewal_code', 'step_up_code'].includes(kind)))(
    '%s proves a phone, so there is no letter of it',
    (kind) => {
      for (const language of LANGUAGES) expect(letterOf(kind, language)).toBeNull()
    },
  )
})
