import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { Voucher } from '@/provider/contract/vouchers'
import { openGuest } from '@/tests/setup/booking-guests'
import { addModel, newPhone, rentalOf, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const HOUR_MS = 60 * 60_000
const DEPOSIT_KOP = 1_000_000

describe('the cash of a booking', () => {
  const provider = useProvider()
  let models = 0

  const takeDeposits = (inCash: boolean) =>
    provider.db.execute(
      sql`update settings set data = jsonb_set(data, '{payments,accepted,cashRub,deposit}', ${String(inCash)}::jsonb)`,
    )
  afterEach(() => takeDeposits(true))

  async function openClient({ cash = false, citizenship = 'RU' as 'RU' | 'CN' | 'EAEU' }) {
    models += 1
    const slug = await addModel(provider, `cash-${models}`, 2)
    await provider.db.execute(sql`update car_models set deposit_kop = ${DEPOSIT_KOP} where slug = ${slug}`)
    const rental = { ...rentalOf(slug), ...(cash && { cash: true as const }) }
    return openGuest(provider, await provider.requestFor(rental, { phone: newPhone(), citizenship }))
  }
  const bringOf = async ({ url, guest }: { url: string; guest: object }) => {
    const response = await provider.call('GET', `${url}/voucher-text?lang=en`, undefined, guest)
    const { sheets } = Voucher.parse(response.json().data)
    return sheets.map(({ bring, sums }) =>
      [...bring.slice(1), ...sums.flatMap(({ notes }) => notes)].map((text) => text.replace(/\s/g, ' ')),
    )
  }

  it('is told to who asked for it and to who has another citizenship, and is the rest and the deposit', async () => {
    const [russian, asking, chinese] = await Promise.all([
      openClient({}),
      openClient({ cash: true }),
      openClient({ citizenship: 'CN' }),
    ])
    const cash = { rentalKop: asking.booking.price.totalKop, depositKop: DEPOSIT_KOP }
    expect([russian.booking.cash, russian.booking.cashToBring]).toEqual([false, null])
    expect([asking.booking.cash, asking.booking.cashToBring]).toEqual([true, cash])
    expect([chinese.booking.cash, chinese.booking.cashToBring]).toEqual([false, cash])
  })

  it('is less by what is paid, and none of a booking that is cancelled', async () => {
    const { booking, read, confirm, cancel } = await openClient({ cash: true })
    await confirm()
    const { number, price } = booking
    const pay = (kop: number) =>
      provider.db.execute(sql`update bookings set paid_kop = ${kop} where number = ${number}`)
    await pay(100_000)
    const left = { rentalKop: price.totalKop - 100_000, depositKop: DEPOSIT_KOP }
    expect((await read()).cashToBring).toEqual(left)
    await pay(price.totalKop)
    expect((await read()).cashToBring).toEqual({ rentalKop: 0, depositKop: DEPOSIT_KOP })
    await pay(0)
    expect((await cancel(0)).statusCode).toBe(200)
    expect((await read()).cashToBring).toBeNull()
  })

  it('is kept by a change', async () => {
    const { booking, read, change } = await openClient({ cash: true })
    const rental = { ...rentalOf(booking.car.slug, 6), cash: true as const }
    expect((await change(rental)).statusCode).toBe(200)
    expect((await read()).cash).toBe(true)
  })

  it('is kept by a renewal', async () => {
    const { booking, renew } = await openClient({ cash: true })
    provider.clock.now = new Date(START.getTime() + HOUR_MS)
    const renewed = (await renew(booking.price.totalKop)).json().data.booking
    expect(renewed.number).not.toBe(booking.number)
    expect([renewed.cash, renewed.cashToBring]).toEqual([true, booking.cashToBring])
  })

  it('stands on the voucher in both languages in place of the card, where the branch takes deposits in cash', async () => {
    const client = await openClient({ cash: true })
    await client.confirm()
    const [russian, english] = await bringOf(client)
    expect(russian).toEqual([
      expect.stringMatching(/^Возьмите с собой [\d ]+ ₽ наличными: .+ ₽ — аренда, 10 000 ₽ — залог$/),
      expect.stringMatching(/^Залог вернём наличными/),
    ])
    expect(english).toEqual([
      expect.stringMatching(/^Bring .+ in cash: .+ for the rental and .+ for the deposit$/),
      expect.stringMatching(/^We give the deposit back in cash/),
    ])
    await takeDeposits(false)
    const [, byCard] = await bringOf(client)
    expect(byCard).toEqual([
      expect.stringMatching(/^The ₽10,000 deposit: a card of a Russian bank/),
      expect.stringMatching(/^Bring .+ in cash for the rental$/),
      expect.stringMatching(/^We hold it on your card/),
    ])
  })

  it('names beside itself the Mir cards of the driver’s country, where the branch takes them', async () => {
    const takeMir = (branch: boolean) =>
      provider.db.execute(
        sql`update settings set data = jsonb_set(data, '{payments,accepted,mirAbroad,branch}', ${String(branch)}::jsonb)`,
      )
    const mirIn = async (citizenship: 'CN' | 'EAEU') => {
      const client = await openClient({ citizenship })
      await client.confirm()
      return (await bringOf(client)).map((texts) => texts.some((text) => /Белкарт-Мир|Belkart-Mir/.test(text)))
    }
    expect([await mirIn('EAEU'), await mirIn('CN')]).toEqual([
      [true, true],
      [false, false],
    ])
    await takeMir(false)
    const without = await mirIn('EAEU')
    await takeMir(true)
    expect(without).toEqual([false, false])
  })

  it('leaves a search the models without a deposit, or all where the branch takes deposits in cash', async () => {
    const all = await provider.search('')
    const cash = await provider.search('cash=1')
    expect(cash.total).toBe(all.total)
    await takeDeposits(false)
    const items = await provider.searchAll('cash=1')
    expect(items.length).toBeGreaterThan(2)
    expect(items.every(({ car_data }) => car_data.depositKop === 0)).toBe(true)
    const { facets } = await provider.search('')
    expect(facets.find(({ name }) => name === 'cash')?.values).toEqual([{ value: '1', count: items.length }])
  })
})
