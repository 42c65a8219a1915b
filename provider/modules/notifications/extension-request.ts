import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/cars'
import { extensionRequests } from '@/provider/db/schema/extensions'
import { settings } from '@/provider/db/schema/settings'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'
import { bareMomentText } from '@/provider/rules/vouchers/moment-text'

const TEXT =
  'Бронь № {booking}, {car} {plate}.\nСейчас возврат {before}, просят {until} по местному времени. Доплата {amount}.'

/** Returns a request for a later return, decided or not; null: there is none. */
export async function findExtension(db: Database, station: string, id: number) {
  const [row] = await db.select().from(extensionRequests).where(isOfStation(station, id))
  return row ?? null
}

/** Lists the request with this number, while it waits for the branch and its rental is not over: the driver, and what is requested, in Russian. */
export async function listOpenExtensions(db: Database, station: string, id: number) {
  const rows = await db
    .select({ request: extensionRequests, booking: bookings, plate: cars.gosnomer, car: carModels.name })
    .from(extensionRequests)
    .innerJoin(bookings, eq(bookings.id, extensionRequests.bookingId))
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .innerJoin(carModels, eq(carModels.id, bookings.modelId))
    .where(
      and(
        isOfStation(station, id),
        eq(extensionRequests.state, 'sent'),
        inArray(bookings.status, ['confirmed', 'active']),
      ),
    )
  const [branch] = await db.select({ data: settings.data }).from(settings).where(eq(settings.station, station))
  return rows.flatMap(({ request, booking: { number, driver }, plate, car }) => {
    if (!driver || !branch) return []
    const values = {
      ...{ booking: number, plate, car, amount: exactIn(request.amountKop, 'ru') },
      before: bareMomentText(request.endBefore, branch.data, 'ru'),
      until: bareMomentText(request.endAt, branch.data, 'ru'),
    }
    const name = [driver.last_name, driver.first_name].join(' ')
    return [{ name, phone: driver.phone, email: driver.email, text: formatText(TEXT, values) }]
  })
}

function isOfStation(station: string, id: number) {
  return and(eq(extensionRequests.id, id), eq(extensionRequests.station, station))
}
