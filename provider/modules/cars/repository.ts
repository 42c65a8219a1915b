import { and, asc, eq, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { carClasses, carModels, pricePeriods } from '@/provider/db/schema'

export type ModelRow = InferSelectModel<typeof carModels> & { colours: string[] }
export type ClassRow = InferSelectModel<typeof carClasses>
export type PeriodRow = InferSelectModel<typeof pricePeriods>

/** `blockedUntil` is the return plus the turnaround: the next rental may not begin before it. */
export type AvailabilityWindow = { from: Date; blockedUntil: Date; now: Date }

export type CarsRepository = ReturnType<typeof createCarsRepository>

export function createCarsRepository(db: Database) {
  return {
    /** All models of the station in the branch's order. */
    async listModels(station: string): Promise<ModelRow[]> {
      return selectModels(db, eq(carModels.station, station))
    },

    async findModel(station: string, slug: string): Promise<ModelRow | null> {
      const [row] = await selectModels(db, and(eq(carModels.station, station), eq(carModels.slug, slug)))
      return row ?? null
    },

    async findModelById(id: number): Promise<ModelRow | null> {
      const [row] = await selectModels(db, eq(carModels.id, id))
      return row ?? null
    },

    async listClasses(station: string): Promise<ClassRow[]> {
      return db.select().from(carClasses).where(eq(carClasses.station, station)).orderBy(asc(carClasses.sort))
    },

    async listPeriods(station: string): Promise<PeriodRow[]> {
      return db.select().from(pricePeriods).where(eq(pricePeriods.station, station)).orderBy(asc(pricePeriods.id))
    },

    /**
     * Ids of the models with a free plate. Bookings of one car cannot overlap, so only its LAST one that begins before
     * the window's end can be in the way: one backward probe of an index per car, and the first free car ends a model.
     * Holds that ran out are passed over, swept or not.
     *
     * @param modelId asks about this model only.
     */
    async freeModelIds(
      station: string,
      { from, blockedUntil, now }: AvailabilityWindow,
      modelId?: number,
    ): Promise<Set<number>> {
      const onlyOne = modelId === undefined ? sql`` : sql`and m.id = ${modelId}`
      const { rows } = await db.execute<{ id: number }>(sql`
        select m.id from car_models m cross join lateral (
          select 1 from cars c left join lateral (
            select b.blocked_until from bookings b
            where b.car_id = c.id and b.start_at < ${blockedUntil.toISOString()}::timestamptz
              and b.status in ('held', 'awaiting_payment', 'confirmed', 'active')
              and (b.status in ('confirmed', 'active') or b.hold_until > ${now.toISOString()}::timestamptz)
            order by b.start_at desc limit 1
          ) last on true
          where c.model_id = m.id and c.state = 'active'
            and (last.blocked_until is null or last.blocked_until <= ${from.toISOString()}::timestamptz)
          limit 1
        ) free where m.station = ${station} ${onlyOne}`)
      return new Set(rows.map(({ id }) => id))
    },
  }
}

/** With the colours of the plates that are on the road. */
async function selectModels(db: Database, condition: SQL | undefined): Promise<ModelRow[]> {
  const colours = sql<string[]>`array(select distinct cars.cvet from cars
    where cars.model_id = ${carModels.id} and cars.state = 'active' order by 1)`
  const rows = await db
    .select({ model: carModels, colours })
    .from(carModels)
    .where(condition)
    .orderBy(asc(carModels.sort), asc(carModels.id))
  return rows.map(({ model, colours }) => ({ ...model, colours }))
}
