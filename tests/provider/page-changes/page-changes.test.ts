import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { LatestChangesResponse, PageChangesResponse } from '@/provider/contract/page-changes'
import { purgeChanges } from '@/provider/modules/page-changes/purge-changes'
import { useProvider } from '@/tests/setup/use-provider'

describe('GET /sun/v2/page-changes', () => {
  const provider = useProvider()

  const since = async (after?: number): Promise<PageChangesResponse> =>
    (await provider.call('GET', `/sun/v2/page-changes${after === undefined ? '' : `?after=${after}`}`)).json().data

  it('returns the present number, and then each change once, by the pages that show it', async () => {
    const { last, tags, everything } = await since()
    expect([tags, everything]).toEqual([[], false])
    await provider.db.execute(sql`update car_models set special_kop = 1 where slug in ('toyota-rav4', 'honda-fit')`)
    const first = await since(last)
    expect(first.tags.sort()).toEqual(['car:honda-fit', 'car:toyota-rav4', 'cars'])
    await provider.db.execute(sql`update settings set data = data`)
    expect((await since(first.last)).tags).toEqual(['settings'])
    expect((await since(last)).tags).toHaveLength(4)
  })

  it('has no change for the odometer of a booking, but on the pages of cars by the month, which show it', async () => {
    const { last } = await since()
    await provider.db.execute(sql`update cars set mileage_km = mileage_km + 300
      where id not in (select car_id from long_term_cars)`)
    expect((await since(last)).tags).toEqual([])
    await provider.db.execute(sql`update cars set mileage_km = mileage_km + 300
      where id = (select min(car_id) from long_term_cars)`)
    const driven = await since(last)
    expect(driven.tags).toEqual(['long-term'])
    await provider.db.execute(sql`update cars set state = 'maintenance' where id = (select min(id) from cars)`)
    expect((await since(driven.last)).tags).toEqual([expect.stringMatching(/^car:/), 'cars'])
  })

  it('answers a request that waits', async () => {
    const { last } = await since()
    const waiting = since(last)
    await provider.db.execute(sql`update places set fee_kop = fee_kop`)
    expect((await waiting).tags).toEqual(['places'])
  })

  it('says that everything may have changed when changes are missing', async () => {
    const { last } = await since()
    expect(await since(last + 5)).toEqual({ last, tags: [], everything: true })
    await provider.db.execute(sql`delete from page_changes where id < ${last}`)
    expect((await since(1)).everything).toBe(true)
  })

  it('keeps the last change of each tag when old ones are purged, and still knows what is missing', async () => {
    const latest = async (): Promise<LatestChangesResponse['changes']> =>
      (await provider.call('GET', '/sun/v2/page-changes/latest')).json().data.changes
    for (const _ of ['twice', 'again']) await provider.db.execute(sql`update places set fee_kop = fee_kop`)
    await provider.db.execute(sql`update page_changes set at = at - interval '9 days'`)
    const [{ last }, before] = [await since(), await latest()]
    await purgeChanges({ db: provider.db, now: () => new Date() })
    const { rows } = await provider.db.execute(sql`select tag, count(*)::int as stored from page_changes group by tag`)
    expect(rows).toContainEqual({ tag: 'places', stored: 1 })
    expect(await latest()).toEqual(before)
    expect(before.map(({ tag }) => tag)).toContain('places')
    expect([await since(last - 1), await since(last - 2)]).toMatchObject([{ everything: false }, { everything: true }])
  })

  it('misses no change of two that are committed in another order than they were made', async () => {
    const { last } = await since()
    const early = provider.db.transaction(async (tx) => {
      await tx.execute(sql`update places set fee_kop = fee_kop`)
      await tx.execute(sql`select pg_sleep(0.4)`)
    })
    const late = provider.db.transaction((tx) => tx.execute(sql`update price_periods set station = station`))
    const seen: string[] = []
    for (let after = last; seen.length < 2; ) {
      const changes = await since(after)
      seen.push(...changes.tags)
      after = changes.last
    }
    await Promise.all([early, late])
    expect(seen.sort()).toEqual(['places', 'prices'])
  })

  it.each(['-1', 'x', '1.5'])('rejects after=%s', async (after) => {
    const response = await provider.call('GET', `/sun/v2/page-changes?after=${after}`)
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request'])
  })
})
