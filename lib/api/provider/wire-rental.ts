import type { Rental } from '@/lib/search/rental'
import type { RentalRequest } from '@/provider/contract/quotes'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'

type WireRental = Pick<RentalRequest, 'df' | 'dt' | 'city' | 'dropoffPlace'>

/** The only place where a rental becomes wire names and Moscow time (PRODUCT §2). */
export function wireRental({ pickup, dropoff, placeId, dropoffPlaceId }: Rental): WireRental {
  return { df: formatWireMoment(pickup), dt: formatWireMoment(dropoff), city: placeId, dropoffPlace: dropoffPlaceId }
}
