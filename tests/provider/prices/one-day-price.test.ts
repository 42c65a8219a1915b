import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CarDetails } from '@/provider/contract/cars'
import type { PricesResponse } from '@/provider/contract/prices'
import type { Quote } from '@/provider/contract/quotes'
import { rentalOf } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

// Special price 3 400 ₽, late autumn 95 %: 3 230 ₽ a day.
const SLUG = 'toyota-prius'

describe('the price of a single day', () => {
  const provider = useProvider()
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sun-one-day-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const setPrice = (kop: number | null) =>
    provider.db.execute(sql`update car_models set one_day_kop = ${kop} where slug = ${SLUG}`)
  const quote = async (days: number): Promise<Quote> => (await provider.quote(rentalOf(SLUG, 5, days))).json().data
  const details = async (): Promise<CarDetails> => (await provider.call('GET', `/sun/v2/cars/${SLUG}`)).json().data

  it('is what a rental of exactly one day costs, in its season, and no other rental', async () => {
    const [one, two] = [await quote(1), await quote(2)]
    await setPrice(400_000)
    const single = await quote(1)
    expect(single.price.totalKop - one.price.totalKop).toBe(380_000 - 323_000)
    expect(single.price.lines[0]).toMatchObject({ code: 'rental', amountKop: 380_000, unitKop: 380_000 })
    expect((await quote(2)).price).toEqual(two.price)
  })

  it('is listed in the price table of the car and in the price list, with what was chosen', async () => {
    await setPrice(400_000)
    const [today] = (await details()).prices
    expect(today).toMatchObject({ Price: 3230, '1day': 3800 })
    expect(today.terms).toMatchObject({ oneDayKop: 380_000, underThreeKop: 323_000 })
    const { data } = (await provider.call('GET', '/sun/v2/prices?mileage=limited')).json<{ data: PricesResponse }>()
    const row = data.rows.find(({ slug }) => slug === SLUG)
    expect(row?.prices[0]?.terms).toMatchObject({ oneDayKop: 342_000, underThreeKop: 290_700 })
  })

  it('is null where it is the price of any day', async () => {
    for (const kop of [null, 340_000]) {
      await setPrice(kop)
      const [today] = (await details()).prices
      expect([today['1day'], today.terms.oneDayKop]).toEqual([null, null])
    }
  })

  it('that is dearer than two days offers two', async () => {
    await setPrice(900_000)
    const { price, longer } = await quote(1)
    expect(longer).toMatchObject({ days: 2 })
    expect(longer?.totalKop).toBeLessThan(price.totalKop)
  })

  it('is set and taken back by a file of prices', async () => {
    const run = openCommands(provider.url)
    const path = join(folder, 'prices.csv')
    await setPrice(null)
    await run(['export', 'prices', '--file', path])
    const [head = '', ...lines] = (await readFile(path, 'utf8')).split('\r\n')
    const column = head.split(';').indexOf('Цена одних суток, ₽')
    const put = async (text: string) => {
      const changed = lines.map((line) =>
        line.startsWith(`${SLUG};`) ? line.split(';').with(column, text).join(';') : line,
      )
      await writeFile(path, [head, ...changed].join('\r\n'))
      const done = await run(['import', 'prices', '--file', path])
      const { rows } = await provider.db.execute(
        sql`select one_day_kop::int as kop from car_models where slug = ${SLUG}`,
      )
      return [done.errors, done.output, rows[0]?.kop]
    }
    expect(await put('4 100')).toEqual(['', 'Строк: 47. Добавлено: 0, изменено: 1.', 410_000])
    expect(await put('-5')).toEqual([expect.stringContaining('«Цена одних суток, ₽»'), expect.anything(), 410_000])
    expect(await put('0')).toEqual(['', 'Строк: 47. Добавлено: 0, изменено: 1.', null])
  })
})
