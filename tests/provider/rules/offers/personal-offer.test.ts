import { expect, it } from 'vitest'
import { type OfferQuestion, offerState, type PersonalOffer } from '@/provider/modules/offers/rules/personal-offer'

const offer: PersonalOffer = {
  clientId: 1,
  modelId: 7,
  discountPercent: 5,
  validFrom: '2026-12-01',
  validTo: '2026-12-20',
  minDays: 3,
  state: 'active',
}
const question: OfferQuestion = {
  clientId: 1,
  modelId: 7,
  today: '2026-11-21',
  pickupDate: '2026-12-01',
  days: 3,
  limitPercent: 5,
}

it.each<[string, Partial<OfferQuestion>, Partial<PersonalOffer>]>([
  ['accepted', {}, {}],
  ['accepted', { pickupDate: '2026-12-20' }, {}],
  ['offer_login_required', { clientId: null }, {}],
  ['offer_unknown', { clientId: 2 }, {}],
  ['offer_used', {}, { state: 'used' }],
  ['offer_reserved', {}, { state: 'reserved' }],
  ['offer_expired', { today: '2026-12-21' }, {}],
  ['offer_not_for_car', { modelId: 8 }, {}],
  ['offer_not_for_dates', { pickupDate: '2026-11-30' }, {}],
  ['offer_not_for_dates', { pickupDate: '2026-12-21' }, {}],
  ['offer_too_short', { days: 2 }, {}],
  ['offer_no_effect', { limitPercent: 0 }, {}],
])('is %s for %j of %j', (state, request, stored) => {
  const evaluated = offerState({ ...offer, ...stored }, { ...question, ...request })
  expect(evaluated).toEqual({ state, percent: state === 'accepted' ? 5 : 0 })
})

it('takes off no more than codes and offers may together', () => {
  expect(offerState({ ...offer, discountPercent: 9 }, question)).toEqual({ state: 'accepted', percent: 5 })
})

it('that does not exist is as a stranger’s', () => {
  expect(offerState(null, question)).toEqual({ state: 'offer_unknown', percent: 0 })
})
