import type { CarOptions, ExtraOffer } from '@/provider/contract/options'
import type { Choice } from './choice'

/** An extra that was asked for in a greater number than can be had. */
export type Shortage = { name: string; left: number }

/** The most pieces of an extra that can be asked for. */
export function mostPieces({ maxQuantity, left }: Pick<ExtraOffer, 'maxQuantity' | 'left'>): number {
  return left === null ? maxQuantity : Math.min(maxQuantity, left)
}

/**
 * A choice cut to what this car is offered with on these dates: an old link must not stop a booking. What is not
 * offered at all is left out in silence, what has run out is named.
 */
export function offeredChoice({ options, ...rest }: Choice, offers: CarOptions): { choice: Choice; short: Shortage[] } {
  const short: Shortage[] = []
  const extras = options.extras.flatMap(({ code, quantity }) => {
    const offer = offers.extras.find((extra) => extra.code === code)
    if (!offer) return []
    const most = mostPieces(offer)
    if (offer.left !== null && quantity > offer.left) short.push({ name: offer.name, left: offer.left })
    return most > 0 ? [{ code, quantity: Math.min(quantity, most) }] : []
  })
  const hasInsurance = offers.insurance.some(({ code }) => code === options.insurance)
  return {
    choice: {
      options: {
        insurance: hasInsurance ? options.insurance : 'none',
        mileage: offers.mileage ? options.mileage : 'standard',
        protection: options.protection && offers.protection !== null,
        extras,
      },
      ...rest,
    },
    short,
  }
}
