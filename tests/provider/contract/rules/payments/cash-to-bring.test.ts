import { describe, expect, it } from 'vitest'
import {
  cashAfterPayment,
  cashKind,
  cashOfPrice,
  cashToBring,
  cashTotalKop,
  paysInCash,
} from '@/provider/contract/rules/payments/cash-to-bring'

const BOTH = { branch: true, deposit: true }

describe('the cash to bring', () => {
  it.each([
    ['what is due and the deposit', 908_600, 1_000_000, BOTH, { rentalKop: 908_600, depositKop: 1_000_000 }, 'both'],
    ['no deposit', 908_600, 0, BOTH, { rentalKop: 908_600, depositKop: 0 }, 'rental'],
    ['all paid', 0, 1_000_000, BOTH, { rentalKop: 0, depositKop: 1_000_000 }, 'deposit'],
    [
      'deposits by card only',
      908_600,
      1_000_000,
      { branch: true, deposit: false },
      { rentalKop: 908_600, depositKop: 0 },
      'rental',
    ],
    [
      'rentals by card only',
      908_600,
      1_000_000,
      { branch: false, deposit: true },
      { rentalKop: 0, depositKop: 1_000_000 },
      'deposit',
    ],
  ] as const)('%s', (_case, dueKop, depositKop, uses, cash, parts) => {
    expect(cashToBring({ dueKop, depositKop }, uses)).toEqual(cash)
    expect(cashKind(cash)).toBe(parts)
    expect(cashTotalKop(cash)).toBe(cash.rentalKop + cash.depositKop)
  })

  it('is none where nothing is left, where the branch takes none, and where nobody asked', () => {
    expect(cashToBring({ dueKop: 0, depositKop: 0 }, BOTH)).toBeNull()
    expect(cashToBring({ dueKop: 100, depositKop: 100 }, { branch: false, deposit: false })).toBeNull()
    expect(cashOfPrice({ totalKop: 100, depositKop: 100 }, null)).toBeNull()
  })

  it('is less by what is paid online, never by the deposit', () => {
    const cash = { rentalKop: 908_600, depositKop: 1_000_000 }
    expect(cashAfterPayment(cash, 181_700)).toEqual({ rentalKop: 726_900, depositKop: 1_000_000 })
    expect(cashAfterPayment(cash, 2_000_000)).toEqual({ rentalKop: 0, depositKop: 1_000_000 })
    expect(cashAfterPayment({ rentalKop: 908_600, depositKop: 0 }, 908_600)).toBeNull()
  })

  it.each([
    [{ cash: true, citizenship: 'RU', dueKop: 0 }, true],
    [{ cash: false, citizenship: 'RU', dueKop: 100 }, false],
    [{ cash: false, citizenship: 'CN', dueKop: 100 }, true],
    [{ cash: false, citizenship: 'other', dueKop: 0 }, false],
  ])('is told of %o: %s', (payer, isWanted) => {
    expect(paysInCash(payer)).toBe(isWanted)
  })
})
