import { asc, eq, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { LAST_CHANGE, noteLastChange, type ReferenceCache } from '@/provider/db/reference-cache'
import { carClasses, carModels } from '@/provider/db/schema/cars'
import { seasons } from '@/provider/db/schema/prices'
import { qualifiedColumn } from '@/provider/db/sql/qualified-column'
import { searchRows } from '@/provider/db/sql/search-rows'
import { sqlList } from '@/provider/db/sql/sql-list'
import type { Plate } from '@/provider/modules/cars/rules/free-plates'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { BLOCKING } from '@/provider/rules/bookings/transitions'
import type { AvailabilityWindow } from '@/provider/rules/cars/availability-window'

export type ModelRow = InferSelectModel<typeof carModels> & { colours: string[] }
export type ClassRow = InferSelectModel<typeof carClasses>
export type SeasonRow = InferSelectModel<typeof seasons>

/** `takenPlates`: the plates of the models that have no free one. */
export type FreeModels = { ids: ReadonlySet<number>; takenPlates: readonly Plate[] }

export type CarQueries = ReturnType<typeof createCarQueries>

/** Creates the queries of models, classes, seasons and free cars. */
export function createCarQueries(db: Database, cache: ReferenceCache) {
  /** Lists the models in the branch's order. */
  const listModels = cache((station) => selectModels(db, eq(carModels.station, station)))
  /** `last`: the number of the last change, which a statement may read along the way. The replica's says nothing of the primary. */
  const search = <Row extends Record<string, unknown> & { last?: string }>(statement: SQL) =>
    cache.readOld(async (reader) => {
      const { rows } = await searchRows<Row>(reader, statement)
      const last = rows[0]?.last
      if (reader === db && last !== undefined) noteLastChange(last)
      return rows
    })
  return {
    /** See `ReferenceCache.guess`. */
    guess: cache.guess,

    listModels,

    async findModel(station: string, slug: string): Promise<ModelRow | null> {
      return (await listModels(station)).find((model) => model.slug === slug) ?? null
    },

    async findModelById(id: number): Promise<ModelRow | null> {
      const [row] = await selectModels(db, eq(carModels.id, id))
      return row ?? null
    },

    listClasses: cache(async (station): Promise<ClassRow[]> => {
      return db.select().from(carClasses).where(eq(carClasses.station, station)).orderBy(asc(carClasses.sort))
    }),

    listSeasons: cache(async (station): Promise<SeasonRow[]> => {
      return db.select().from(seasons).where(eq(seasons.station, station)).orderBy(asc(seasons.id))
    }),

    /**
     * Returns which of these models have a free plate, and the plates of those that have none. Bookings of one car cannot
     * overlap, so only the LAST one that begins before the window's end can block it: one backward probe of an index per
     * car, and the search of a model ends at its first free car. Holds that ran out are ignored, expired by the job or not.
     *
     * @param takenUntil the end of the blocks that are returned
     */
    async findFree(
      station: string,
      window: AvailabilityWindow & { takenUntil: Date },
      modelIds: readonly number[],
    ): Promise<FreeModels> {
      const onRoad = sql`c.model_id = m.id and c.station = ${station} and c.state = 'active'`
      const rows = await search<{ id: number; isFree: true | null; plates: Blocks[] | null; last: string }>(sql`
        select m.id, free.is_free as "isFree", taken.plates, ${LAST_CHANGE} as last
        from unnest(${sql.param([...modelIds])}::int[]) as m (id)
        left join lateral (
          select true as is_free from cars c ${lastBooking(window)}
          where ${onRoad} and (last.blocked_until is null or last.blocked_until <= ${instant(window.from)})
          limit 1
        ) free on true
        left join lateral (
          select jsonb_agg(${blocksOf({ ...window, blockedUntil: window.takenUntil })}) as plates
          from cars c where ${onRoad} and free.is_free is null
        ) taken on true`)
      return {
        ids: new Set(rows.flatMap(({ id, isFree }) => (isFree ? [id] : []))),
        takenPlates: rows.flatMap(({ id, plates }) => (plates ?? []).map((blocks) => plateOf(id, blocks))),
      }
    },

    /** Returns the ids of the models with a free plate. */
    async freeModelIds(
      station: string,
      window: AvailabilityWindow,
      modelIds: readonly number[],
    ): Promise<ReadonlySet<number>> {
      const rows = await search<{ id: number }>(sql`
        select m.id from unnest(${sql.param([...modelIds])}::int[]) as m (id) cross join lateral (
          select 1 from cars c ${lastBooking(window)}
          where c.model_id = m.id and c.station = ${station} and c.state = 'active'
            and (last.blocked_until is null or last.blocked_until <= ${instant(window.from)})
          limit 1
        ) free`)
      return new Set(rows.map(({ id }) => id))
    },

    /** Lists the active plates of these models, each with the times within the window in which it is blocked. */
    async listPlates(station: string, window: AvailabilityWindow, modelIds: readonly number[]): Promise<Plate[]> {
      const rows = await search<{ modelId: number; blocks: Blocks }>(sql`
        select c.model_id as "modelId", ${blocksOf(window)} as blocks
        from cars c
        where c.station = ${station} and c.state = 'active' and c.model_id = any(${sql.param([...modelIds])}::int[])`)
      return rows.map(({ modelId, blocks }) => plateOf(modelId, blocks))
    },
  }
}

/** Milliseconds. */
type Blocks = [from: number, until: number][]

function plateOf(modelId: number, blocks: Blocks): Plate {
  return { modelId, blocks: blocks.map(([from, until]) => ({ from: new Date(from), until: new Date(until) })) }
}

/** SQL for the last booking of plate `c` that begins before the window's end. */
function lastBooking({ blockedUntil, now, exceptBookingId }: AvailabilityWindow): SQL {
  return sql`left join lateral (
    select b.blocked_until from bookings b
    where b.car_id = c.id and b.start_at < ${instant(blockedUntil)} and b.status in ${sqlList(BLOCKING)}
      and ${activeBooking(now, 'b')}
      ${exceptBookingId === undefined ? sql`` : sql`and b.id <> ${exceptBookingId}`}
    order by b.start_at desc limit 1
  ) last on true`
}

/** SQL for the times within the window in which plate `c` is blocked. */
function blocksOf({ from, blockedUntil, now }: AvailabilityWindow): SQL {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_array(extract(epoch from b.start_at) * 1000, extract(epoch from b.blocked_until) * 1000))
    from bookings b
    where b.car_id = c.id and b.start_at < ${instant(blockedUntil)} and b.blocked_until > ${instant(from)}
      and b.status in ${sqlList(BLOCKING)} and ${activeBooking(now, 'b')}
  ), '[]')`
}

function instant(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`
}

/** Reads models with the colours of their active plates. */
async function selectModels(db: Database, condition: SQL): Promise<ModelRow[]> {
  const colours = sql<string[]>`array(select distinct cars.cvet from cars
    where cars.model_id = ${qualifiedColumn(carModels.id)} and cars.state = 'active' order by 1)`
  const rows = await db
    .select({ model: carModels, colours })
    .from(carModels)
    .where(condition)
    .orderBy(asc(carModels.sort), asc(carModels.id))
  return rows.map(({ model, colours }) => ({ ...model, colours }))
}
