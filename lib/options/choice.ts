import type { RentalOptions } from '@/provider/contract/options'
import { CASH } from '@/provider/contract/rules/cars/car-filters'
import { COLOURS, type Colour } from '@/provider/contract/rules/cars/paints'
import { OFFER_ID_MAX } from '@/provider/contract/rules/offers/offer-states'
import {
  EXTRA_CODE,
  EXTRA_QUANTITY_MAX,
  EXTRAS_MAX,
  INSURANCE_CODES,
  MILEAGE_CODES,
  NO_OPTIONS,
} from '@/provider/contract/rules/options/option-kinds'
import { cleanPromoCode, PROMO_CODE_MAX } from '@/provider/contract/rules/promo/promo-states'
import { isPlain } from '@/provider/contract/rules/text/plain-text'

/**
 * What a visitor adds to a car: options, a promo code (empty = none), a personal offer, a wished colour, the sum in cash.
 * It lives in the address.
 */
export type Choice = { options: RentalOptions; promo: string; offer?: number; colour?: Colour; cash?: true }

type RawParams = Record<string, string | string[] | undefined>

export const NOTHING_CHOSEN: Choice = { options: NO_OPTIONS, promo: '' }

export const CHOICE_NAMES = ['insurance', 'mileage', 'protection', 'extra', 'promo', 'offer', 'colour', 'cash'] as const

const OFFER = /^[1-9]\d{0,9}$/
/** `code.quantity` */
const EXTRA = /^([a-z0-9-]+)\.([1-9]\d*)$/

/** Takes only what can be a choice; the first of repeated values wins, `extra` is a list. */
export function readChoice(params: RawParams): Choice {
  const insurance = first(params.insurance)
  const mileage = first(params.mileage)
  const offer = readOffer(first(params.offer))
  const colour = readColour(params)
  return {
    options: {
      insurance: INSURANCE_CODES.find((code) => code === insurance) ?? NO_OPTIONS.insurance,
      mileage: MILEAGE_CODES.find((code) => code === mileage) ?? NO_OPTIONS.mileage,
      protection: first(params.protection) === '1',
      extras: readExtras([params.extra ?? []].flat()),
    },
    promo: readPromo(first(params.promo)),
    ...(offer === null ? {} : { offer }),
    ...(colour && { colour }),
    ...(readCash(params) && { cash: true }),
  }
}

/** Returns the wished colour of an address, of this model or not. */
export function readColour(params: RawParams): Colour | undefined {
  const name = first(params.colour)
  return COLOURS.find((colour) => colour === name)
}

/** Returns whether the address asks for the sum in cash: "No Russian bank card?". */
export function readCash(params: RawParams): boolean {
  return first(params.cash) === CASH
}

/** A code as the branch reads it. One with characters that nobody types is none: it would spoil the whole question. */
export function readPromo(text: string): string {
  const code = cleanPromoCode(text).slice(0, PROMO_CODE_MAX)
  return isPlain(code) ? code : ''
}

/** Names and values for links and hidden fields: only what is chosen. */
export function choiceFields({ options, promo, offer, colour, cash }: Choice): Array<[name: string, value: string]> {
  const { insurance, mileage, protection, extras } = options
  return [
    ...(insurance === NO_OPTIONS.insurance ? [] : [pair('insurance', insurance)]),
    ...(mileage === NO_OPTIONS.mileage ? [] : [pair('mileage', mileage)]),
    ...(protection ? [pair('protection', '1')] : []),
    ...extras.map(({ code, quantity }) => pair('extra', `${code}.${quantity}`)),
    ...(promo === '' ? [] : [pair('promo', promo)]),
    ...(offer === undefined ? [] : [pair('offer', String(offer))]),
    ...(colour ? [pair('colour', colour)] : []),
    ...(cash ? [pair('cash', CASH)] : []),
  ]
}

export function quantityOf({ extras }: RentalOptions, code: string): number {
  return extras.find((extra) => extra.code === code)?.quantity ?? 0
}

/** The options with so many pieces of an extra; 0 takes it out. */
export function withExtra(options: RentalOptions, code: string, quantity: number): RentalOptions {
  const others = options.extras.filter((extra) => extra.code !== code)
  return { ...options, extras: quantity > 0 ? [...others, { code, quantity }] : others }
}

function readExtras(values: string[]): RentalOptions['extras'] {
  const extras = new Map<string, number>()
  for (const value of values.slice(0, EXTRAS_MAX)) {
    const [, code, quantity] = EXTRA.exec(value) ?? []
    const isPossible = code && EXTRA_CODE.test(code) && Number(quantity) <= EXTRA_QUANTITY_MAX
    if (isPossible && !extras.has(code)) extras.set(code, Number(quantity))
  }
  return [...extras].map(([code, quantity]) => ({ code, quantity }))
}

/** Null for what can be no offer's id. */
function readOffer(text: string): number | null {
  return OFFER.test(text) && Number(text) <= OFFER_ID_MAX ? Number(text) : null
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

function pair(name: string, value: string): [string, string] {
  return [name, value]
}
