import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PlacesResponse } from '@/provider/contract/places'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { openTestOutbox } from '@/tests/setup/auth-guests'
import { openGuest } from '@/tests/setup/booking-guests'
import { addModel, newKey, newPhone, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const AIRPORT = 51
const CYRILLIC = /[а-яё]/i
const plain = (text = '') => text.replaceAll(/\s+/g, '')

describe('texts of a place', () => {
  const provider = useProvider()
  const places = async (language: string) =>
    PlacesResponse.parse(
      (await provider.call('GET', '/sun/v2/places', undefined, { 'accept-language': language })).json().data,
    ).places

  it.each(LANGUAGES)(
    'for the pick-up and for the return are there in %s, and name nothing that no form accepts',
    async (language) => {
      for (const { code, hint, returnHint } of await places(language)) {
        expect([code, hint !== '', returnHint !== '']).toEqual([code, true, true])
        for (const text of [hint, returnHint]) expect([code, CYRILLIC.test(text)]).toEqual([code, language === 'ru'])
        // A text without a field in a form is left out.
        expect(hint).not.toMatch(/Напишите|Give the hotel|请填写/)
      }
      const airport = (await places(language)).find(({ id }) => id === AIRPORT)
      expect(airport?.hint).not.toBe(airport?.returnHint)
    },
  )

  it.each(LANGUAGES)(
    'of the pick-up stand in %s by the pick-up alone: in the voucher, the letter and the calendar',
    async (language) => {
      const slug = await addModel(provider, `place-${newPhone().slice(1)}`, 1)
      const rental = { ...rentalOf(slug), city: AIRPORT, dropoffPlace: AIRPORT }
      const names = language === 'ru' ? {} : ({ last_name: 'Lee', first_name: 'Ann', middle_name: null } as const)
      const own = { email: `${newKey()}@clients.example`, ...names }
      await provider.db.execute(sql`delete from outbox`)
      const ann = await openGuest(provider, { ...(await provider.requestFor(rental, own)), language })
      await ann.confirm()
      const airport = (await places(language)).find(({ id }) => id === AIRPORT)
      const [hint, returnHint] = [plain(airport?.hint), plain(airport?.returnHint)]

      const text = (await provider.call('GET', `${ann.url}/voucher-text?lang=${language}`, undefined, ann.guest)).json()
      const { sheets } = text.data as { sheets: { trip: { notes: string[] }[]; language: string }[] }
      const notes =
        sheets.find((sheet) => sheet.language === language)?.trip.map((row) => plain(row.notes.join('|'))) ?? []
      expect(notes.filter((note) => note.includes(hint))).toHaveLength(1)
      expect(notes.findIndex((note) => note.includes(returnHint))).toBe(
        notes.findIndex((note) => note.includes(hint)) + 1,
      )

      const { sent, deliver } = openTestOutbox(provider)
      while ((await deliver()).sent > 0);
      const letter = sent.find(({ channel, attachments }) => channel === 'email' && attachments)
      const entry = String(letter?.attachments?.[1]?.content).replaceAll(/\r\n /g, '').replaceAll('\\', '')
      for (const text of [plain(letter?.text), plain(entry)]) {
        expect(text.split(hint)).toHaveLength(2)
        expect(text.split(returnHint)).toHaveLength(2)
        expect(text.indexOf(returnHint)).toBeGreaterThan(text.indexOf(hint))
      }
    },
  )
})
