import { z } from 'zod'
import { DEFAULT_PLACE_ID } from '@/lib/config/product'
import { CarClass } from '@/provider/contract/car-data'
import { optionalParam } from '@/provider/contract/query-params'
import { SLUG } from '@/provider/contract/rules/text/slug'

const date = z.iso.date()
const time = z.string().regex(/^\d{2}:\d{2}$/)
const placeId = z.coerce.number().int().positive()

/** The fields of a search as its form has them, on the station's clock; `car`: of one model's form. */
export const TotalQuery = z.strictObject({
  from: date,
  fromTime: time,
  to: date,
  toTime: time,
  place: optionalParam(placeId).transform((id) => id ?? DEFAULT_PLACE_ID),
  back: optionalParam(placeId),
  class: optionalParam(CarClass),
  car: optionalParam(z.string().regex(SLUG)),
})
