import { describe, expect, it } from 'vitest'
import { type PromoQuestion, type PromoTerms, promoOutcome } from '@/provider/modules/promo/rules/promo'

const TERMS: PromoTerms = {
  percent: 7,
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  rentalFrom: '2026-12-01',
  rentalTo: '2026-12-31',
  classes: ['suv'],
  minDays: 3,
  loginOnly: false,
  maxUses: 10,
  uses: 9,
}
const QUESTION: PromoQuestion = {
  today: '2026-11-21',
  pickupDate: '2026-12-05',
  classId: 'suv',
  days: 3,
  signedIn: false,
  limitPercent: 5,
  presentPercent: 0,
}

describe('a promo code', () => {
  const outcome = (terms: Partial<PromoTerms> | null, question: Partial<PromoQuestion> = {}) =>
    promoOutcome('CODE', terms && { ...TERMS, ...terms }, { ...QUESTION, ...question }, (ids) => [...ids])

  it('takes off what the limit allows, and says what it promised', () => {
    expect(outcome({})).toMatchObject({ state: 'accepted', percent: 5, statedPercent: 7 })
    expect(outcome({ percent: 3 })).toMatchObject({ state: 'accepted', percent: 3, statedPercent: 3 })
  })

  it.each([
    ['2026-10-31', 'promo_not_started'],
    ['2026-11-01', 'accepted'],
    ['2026-11-30', 'accepted'],
    ['2026-12-01', 'promo_expired'],
  ])('entered on %s is %s', (today, state) => {
    expect(outcome({}, { today }).state).toBe(state)
  })

  it.each([
    ['2026-11-30', 'promo_not_for_dates'],
    ['2026-12-01', 'accepted'],
    ['2026-12-31', 'accepted'],
    ['2027-01-01', 'promo_not_for_dates'],
    [null, 'accepted'],
  ])('for a pick-up on %s is %s', (pickupDate, state) => {
    expect(outcome({}, { pickupDate }).state).toBe(state)
  })

  it.each([
    ['used up', { uses: 10 }, {}, 'promo_used_up'],
    ['without a limit of uses', { maxUses: null, uses: 900 }, {}, 'accepted'],
    ['of another class', {}, { classId: 'promo' }, 'promo_not_for_class'],
    ['of a class not known yet', {}, { classId: null }, 'accepted'],
    ['for longer rentals', {}, { days: 2 }, 'promo_too_short'],
    ['for a length not known yet', {}, { days: null }, 'accepted'],
    ['of clients, tried by a guest', { loginOnly: true }, {}, 'promo_login_required'],
    ['of clients, tried by one', { loginOnly: true }, { signedIn: true }, 'accepted'],
    ['as good as what there is', {}, { presentPercent: 5 }, 'promo_worse'],
    ['better than what there is', {}, { presentPercent: 4 }, 'accepted'],
    ['worth nothing', { percent: 0 }, {}, 'promo_worse'],
  ] as const)('%s', (_, terms, question, state) => {
    expect(outcome(terms, question).state).toBe(state)
    expect(outcome(terms, question).percent).toBe(state === 'accepted' ? 5 : 0)
  })

  it('that is unknown reveals nothing', () => {
    expect(outcome(null)).toEqual({
      code: 'CODE',
      state: 'promo_invalid',
      percent: 0,
      statedPercent: null,
      minDays: null,
      rentalFrom: null,
      rentalTo: null,
      classes: [],
    })
  })
})
