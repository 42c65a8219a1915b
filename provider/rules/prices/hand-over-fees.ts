import type { QuoteLine } from '@/provider/contract/quotes'
import type { Tariff } from './day-price'
import type { FreeDelivery, HandOver, HandOverPlace, NightFee, PriceRules } from './price-rules'
import type { Stay } from './stay'

/** Returns the fees of hand-out and return: places and nights. A free one makes no line. */
export function handOverLines(
  { tags }: Tariff,
  { pickupTime, dropoffTime }: Stay,
  { pickupPlace, dropoffPlace }: HandOver,
  { nightFee, freeDelivery }: PriceRules,
): QuoteLine[] {
  const lines: QuoteLine[] = [
    { code: 'delivery', amountKop: placeFeeKop(pickupPlace, tags, freeDelivery), ref: pickupPlace.code },
    { code: 'collection', amountKop: placeFeeKop(dropoffPlace, tags, freeDelivery), ref: dropoffPlace.code },
    { code: 'night_pickup', amountKop: nightFeeKop(pickupTime, pickupPlace, nightFee) },
    { code: 'night_dropoff', amountKop: nightFeeKop(dropoffTime, dropoffPlace, nightFee) },
  ]
  return lines.filter((line) => line.amountKop !== 0)
}

function placeFeeKop(place: HandOverPlace, tags: string[], { tag, placeCodes }: FreeDelivery): number {
  return tags.includes(tag) && placeCodes.includes(place.code) ? 0 : place.feeKop
}

/** The night passes midnight: 20:00 is night, 08:00 is day (specification §9). */
function nightFeeKop(time: string, place: HandOverPlace, { from, to, feeKop, placesFree }: NightFee): number {
  const night = time >= from || time < to
  return night && !placesFree.includes(place.code) ? feeKop : 0
}
