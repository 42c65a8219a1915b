import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/cars'
import { longTermRequests } from '@/provider/db/schema/long-term'
import { countAll } from '@/provider/db/sql/count-all'

type BlockFilter = { station: string; plate?: string | undefined; now: Date }

/** Lists blocks of cars that have not ended, the next one first. */
export async function listBlocks(db: Database, { station, plate, now }: BlockFilter, limit: number) {
  return db
    .select({
      ...{ number: bookings.number, startAt: bookings.startAt, endAt: bookings.endAt },
      ...{ plate: cars.gosnomer, car: carModels.name, request: longTermRequests.number, all: countAll() },
    })
    .from(bookings)
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .leftJoin(longTermRequests, eq(longTermRequests.blockId, bookings.id))
    .where(
      and(
        ...[eq(bookings.station, station), eq(bookings.kind, 'block')],
        ...[inArray(bookings.status, ['confirmed', 'active']), gt(bookings.endAt, now)],
        plate === undefined ? undefined : eq(cars.gosnomer, plate),
      ),
    )
    .orderBy(asc(bookings.startAt), asc(bookings.id))
    .limit(limit)
}
