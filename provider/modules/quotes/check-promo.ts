import type { PromoCheck, PromoCheckResponse } from '@/provider/contract/quotes'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { RentalContext } from '@/provider/modules/cars/price-car-rental'

type Deps = { cars: Cars }

/**
 * Checks whether a code takes off more than the one that the rental has. Only one of them counts; of equals the present one.
 *
 * @throws {FailureError} `not_found`, or the code of wrong dates.
 */
export async function checkPromo(
  { cars }: Deps,
  { code, rental }: PromoCheck,
  context: RentalContext,
): Promise<PromoCheckResponse> {
  const present = code === rental.pc ? null : await cars.evaluatePromo(rental, rental.pc, context)
  const promo = await cars.evaluatePromo(rental, code, context, present?.percent)
  if (!promo) throw new Error('a code that is not empty was not judged')
  const presentCode = present?.state === 'accepted' ? present.code : ''
  return { promo, kept: promo.state === 'accepted' ? code : presentCode }
}
