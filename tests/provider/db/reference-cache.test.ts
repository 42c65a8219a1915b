import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { CarItem } from '@/provider/contract/cars'
import { createReferenceCache } from '@/provider/db/reference-cache'
import { openProvider, rentalOf } from '@/tests/setup/open-provider'
import { useStatementLog } from '@/tests/setup/statement-log'
import { useProvider } from '@/tests/setup/use-provider'

describe('cached rows', () => {
  const record = useStatementLog()
  const provider = useProvider()

  const feeSum = async () => {
    const { rows } = await provider.db.execute<{ kop: string }>(sql`select sum(fee_kop) as kop from places`)
    return { kop: Number(rows[0]?.kop) }
  }
  const changeFees = () => provider.db.execute(sql`update places set fee_kop = fee_kop + 100`)

  it('are read once while nothing changes, and anew after every change, for several providers', async () => {
    const reads = [vi.fn(feeSum), vi.fn(feeSum)]
    const caches = reads.map((read) => createReferenceCache(provider.db)(read))
    const readAll = async () => Promise.all(caches.map(async (read) => (await read('vldk')).kop))
    const [before = 0] = await readAll()
    for (let again = 0; again < 5; again++) expect(await readAll()).toEqual([before, before])
    expect(reads.map(({ mock }) => mock.calls.length)).toEqual([1, 1])

    const { rowCount } = await changeFees()
    expect(await readAll()).toEqual([before + 100 * Number(rowCount), before + 100 * Number(rowCount)])
    expect(reads.map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  })

  it('are not cached when the read fails', async () => {
    const read = vi.fn(feeSum).mockRejectedValueOnce(new Error('no connection'))
    const cachedRead = createReferenceCache(provider.db)(read)
    await expect(cachedRead('vldk')).rejects.toThrow('no connection')
    expect(await cachedRead('vldk')).toEqual(await feeSum())
  })

  it('cannot be changed by a caller', async () => {
    const rows = await createReferenceCache(provider.db)(async () => [{ texts: { ru: 'a' } }])('vldk')
    expect(() => rows.push({ texts: { ru: 'b' } })).toThrow(TypeError)
    expect(() => Object.assign(rows[0]?.texts ?? {}, { ru: 'b' })).toThrow(TypeError)
  })

  it('stand in tables whose changes are numbered', async () => {
    const { rows } = await provider.db.execute<{ table: string }>(sql`
      select distinct tgrelid::regclass::text as table from pg_trigger where tgname like '%\\_page'`)
    const tables = rows.map(({ table }) => table)
    for (const table of ['settings', 'places', 'car_classes', 'car_models', 'cars', 'price_periods', 'extras'])
      expect(tables).toContain(table)
  })

  it('make the next quote right at every provider when an operator changes a price', async () => {
    const other = await openProvider(provider)
    const rental = rentalOf('toyota-rav4')
    const totals = async () =>
      Promise.all([provider, other].map(async (one) => (await one.quote(rental)).json().data.price.totalKop))
    const [before] = await totals()
    await provider.db.execute(
      sql`update car_models set list_kop = list_kop * 2, special_kop = 0 where slug = 'toyota-rav4'`,
    )
    const [ours, theirs] = await totals()
    expect(ours).toBe(theirs)
    expect(ours).toBeGreaterThan(before)
    await other.close()
  })

  describe('by a search, which guesses that nothing has changed', () => {
    const { df, dt } = rentalOf('toyota-rav4')
    const search = (query = '') => provider.call('GET', `/sun/v2/cars?df=${df}&dt=${dt}${query}`)
    const totals = async (): Promise<number[]> =>
      (await search()).json().data.items.map(({ price }: CarItem) => price?.totalKop)

    it('are right in the first answer after a change', async () => {
      const before = await totals()
      await provider.db.execute(sql`update car_models set list_kop = list_kop * 2, special_kop = special_kop * 2`)
      const after = await totals()
      expect(after.length).toBe(before.length)
      for (const [index, totalKop] of before.entries()) expect(after[index]).toBeGreaterThan(totalKop)
    })

    it('refuse nothing that a change allows', async () => {
      await search()
      await provider.db.execute(sql`insert into places (id, station, code, zone, name, hint, lat, lng, fee_kop, hands_out, takes_back, sort)
        select 999, station, 'new-place', zone, name, hint, lat, lng, fee_kop, true, true, 999 from places where id = 50`)
      expect((await search('&city=999')).statusCode).toBe(200)
    })

    it('are checked by the one statement that finds the free cars', async () => {
      await search()
      const statements = await record(async () => expect((await search()).statusCode).toBe(200))
      expect(statements).toEqual([
        expect.stringMatching(/^begin read only;/),
        expect.stringMatching(/^ {2}select m\.id, free\.is_free/),
        'commit;',
      ])
    })
  })
})
