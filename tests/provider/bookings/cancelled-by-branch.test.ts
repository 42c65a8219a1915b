import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { openTestOutbox, type Sent } from '@/tests/setup/auth-guests'
import { openGuest } from '@/tests/setup/booking-guests'
import { addModel, newKey, newPhone, rentalOf } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

const CYRILLIC = /[а-яё]/i
const SUBJECT = {
  ru: 'Нам пришлось отменить бронь № ',
  en: 'We had to cancel booking ',
  'zh-CN': '我们不得不取消订单 ',
}
const SORRY = { ru: 'Приносим извинения', en: 'we are sorry', 'zh-CN': '敬请谅解' }
const SEES_ONLY = {
  ru: 'У кого есть эта ссылка, тот увидит бронь: не пересылайте её тем, кому не доверяете.',
  en: 'Anyone who has this link can see the booking, so share it only with people you trust.',
  'zh-CN': '持有此链接的人可以查看订单，请只发给您信任的人。',
}
const MAY_CANCEL = /изменить или отменить|change or cancel|修改或取消/
const NOT_YOURS = /не вы|not you|非本人/

describe('a booking that the branch cancels', () => {
  const provider = useProvider()
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows

  beforeEach(async () => {
    await rows(sql`delete from outbox`)
  })

  async function deliver(): Promise<Sent[]> {
    const { sent, deliver } = openTestOutbox(provider)
    while ((await deliver()).sent > 0);
    return sent
  }

  async function booked(language: (typeof LANGUAGES)[number], ahead = 30) {
    const ann = await held(language, ahead)
    await ann.confirm()
    await rows(sql`update bookings set paid_kop = 300000 where number = ${ann.number}`)
    await rows(sql`delete from outbox`)
    return ann
  }

  async function held(language: (typeof LANGUAGES)[number], ahead = 30) {
    const slug = await addModel(provider, `called-off-${newPhone().slice(1)}`, 1)
    const foreign = { last_name: 'Lee', first_name: 'Ann', middle_name: null } as const
    const own = { email: `${newKey()}@clients.example`, ...(language === 'ru' ? {} : foreign) }
    const guest = await openGuest(provider, { ...(await provider.requestFor(rentalOf(slug, ahead), own)), language })
    // It is in repair, so that no other client gets it either.
    await rows(sql`update cars set state = 'maintenance' where gosnomer like ${`${slug}%`}`)
    const { number } = guest.booking
    const cancel = (reason: string) =>
      openCommands(provider.url, provider.clock)(['booking', 'cancel', '--number', number, '--reason', reason])
    const cancelOwn = async () => guest.cancel((await guest.read()).cancellation.refundKop)
    return { ...guest, slug, number, email: own.email, cancel, cancelOwn }
  }

  it.each(LANGUAGES)(
    'is notified in %s with the reason, an apology, the refund and ways to the nearest cars on the same dates',
    async (language) => {
      const ann = await booked(language)
      const reason = language === 'ru' ? 'машина в ремонте.' : 'Engine repair'
      expect((await ann.cancel(reason)).errors).toBe('')
      const sent = await deliver()
      expect(sent.map(({ channel }) => channel).sort()).toEqual(['email', 'sms', 'webhook'])
      const [letter, sms] = ['email', 'sms'].map((of) => sent.find(({ channel }) => channel === of))
      const digits = new Intl.NumberFormat(language, { useGrouping: 'always' }).format(3000)
      expect([letter?.address, letter?.subject]).toEqual([ann.email, `${SUBJECT[language]}${ann.number}`])
      for (const part of [reason.replace('.', ''), SORRY[language], digits]) expect(letter?.text).toContain(part)
      for (const text of [letter?.text, sms?.text]) {
        expect(text).not.toMatch(NOT_YOURS)
        expect(text).not.toMatch(/\{\w*\}|undefined|NaN|null|\.\./)
        expect([text, CYRILLIC.test(text ?? '')]).toEqual([text, language === 'ru'])
      }
      expect(sms?.text).not.toMatch(/ {2}/)
      const site = { ru: '', en: '/en', 'zh-CN': '/cn' }[language]
      const search = `from=2026-12-21&fromTime=12%3A00&to=2026-12-25&toTime=12%3A00&place=50`
      const ways = [...(letter?.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      )
      const base = `http://localhost:3000${site}/booking-online/`
      const cars = ways.filter((href) => href.startsWith(base) && href.endsWith(`/?${search}`))
      expect(cars).toHaveLength(4)
      expect(cars.at(-1)).toBe(`${base}?${search}`)
      const slugs = cars.slice(0, 3).map((href) => href.slice(base.length).split('/')[0] ?? '')
      expect(slugs).not.toContain(ann.slug)
      const wire = rentalOf(ann.slug)
      const free = await provider.searchAll(`df=${wire.df}&dt=${wire.dt}&city=50`)
      for (const slug of slugs) expect(free.find((car) => car.slug === slug)).toMatchObject({ available: true })
      expect(sms?.text).toContain(`${base}?${search}`)
      expect(JSON.stringify([letter, sms])).not.toContain('booking_cancelled_by_branch')
      const hook = sent.find(({ channel }) => channel === 'webhook')
      expect(JSON.parse(hook?.text ?? '')).toMatchObject({ event: 'booking.cancelled', refundKop: 300_000 })
      expect(await deliver()).toEqual([])
    },
  )

  it.each(LANGUAGES)('is notified in %s also for a hold, of which the client has a letter', async (language) => {
    const ann = await held(language)
    expect((await deliver()).map(({ address }) => address)).toContain(ann.email)
    expect((await ann.cancel(language === 'ru' ? 'машина в ремонте' : 'Engine repair')).errors).toBe('')
    const sent = await deliver()
    expect(sent.map(({ channel }) => channel).sort()).toEqual(['email', 'sms', 'webhook'])
    const letter = sent.find(({ channel }) => channel === 'email')
    expect([letter?.address, letter?.subject]).toEqual([ann.email, `${SUBJECT[language]}${ann.number}`])
    expect(letter?.text).toContain(SORRY[language])
    for (const { text } of sent) expect(text).not.toMatch(/\{\w*\}|undefined|NaN/)
  })

  it.each(['branch', 'client'] as const)('that the %s cancelled is only to be seen by its link', async (who) => {
    for (const language of LANGUAGES) {
      const ann = await booked(language, 40)
      if (who === 'branch') await ann.cancel('Engine repair')
      else expect((await ann.cancelOwn()).statusCode).toBe(200)
      const letter = (await deliver()).find(({ channel }) => channel === 'email')
      expect(letter?.text).toContain(SEES_ONLY[language])
      expect(letter?.text).not.toMatch(MAY_CANCEL)
    }
  })

  it('offers the same model first when another of its plates is free', async () => {
    const ann = await booked('ru')
    await rows(sql`update cars set state = 'active' where gosnomer like ${`${ann.slug}%`}`)
    await ann.cancel('машина в ремонте')
    const letter = (await deliver()).find(({ channel }) => channel === 'email')
    expect(/booking-online\/([\w-]+)\//.exec(letter?.html ?? '')?.[1]).toBe(ann.slug)
  })

  it('so late that nothing can be booked online any more asks to call, and leads to no search', async () => {
    const ann = await booked('ru')
    provider.clock.now = new Date(new Date(ann.booking.pickupAt).getTime() - 60 * 60 * 1000)
    await ann.cancel('машина в ремонте')
    const letter = (await deliver()).find(({ channel }) => channel === 'email')
    expect(letter?.text).toContain('Позвоните нам: подберём другую машину или другие даты.')
    expect(letter?.html).not.toContain('booking-online')
  })
})
