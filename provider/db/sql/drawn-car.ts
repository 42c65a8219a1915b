import { type SQL, sql } from 'drizzle-orm'
import { carModels, cars } from '@/provider/db/schema/cars'
import { qualifiedColumn } from './qualified-column'

/** Columns by which the car of a row is drawn; the query joins the car and its model. */
export const DRAWN_CAR = {
  slug: carModels.slug,
  body: sql`${qualifiedColumn(carModels.attributes)}->>'body'` as SQL<string>,
  cvet: cars.cvet,
}
