import { describe, expect, it } from 'vitest'
import { FIELDS_OF, type GuestFields, guestFault } from '@/lib/account/guest-rules'
import { LOOKUP_FIELDS, lookupFault } from '@/lib/payments/lookup-rules'
import { passwordStrength } from '@/provider/contract/rules/password'

const GOOD: GuestFields = {
  phone: '+79990000001',
  password: '12345678',
  repeat: '12345678',
  privacyPolicy: 'yes',
  personalData: 'yes',
}

describe('guestFault', () => {
  it.each(['login', 'registration', 'renew'] as const)('finds nothing wrong with a right %s', (screen) => {
    expect(FIELDS_OF[screen].map((name) => guestFault(screen, name, GOOD))).toEqual(FIELDS_OF[screen].map(() => null))
  })

  it.each([
    { screen: 'login', name: 'phone', change: { phone: '' }, fault: 'phoneEmpty' },
    { screen: 'login', name: 'phone', change: { phone: '+7999' }, fault: 'phoneWrong' },
    { screen: 'login', name: 'password', change: { password: '' }, fault: 'passwordEmpty' },
    { screen: 'login', name: 'password', change: { password: 'old' }, fault: null },
    { screen: 'registration', name: 'password', change: { password: '1234567' }, fault: 'passwordShort' },
    { screen: 'renew', name: 'password', change: { password: '1234567' }, fault: 'passwordShort' },
    { screen: 'renew', name: 'repeat', change: { repeat: '1234567' }, fault: 'repeatDiffers' },
    { screen: 'registration', name: 'privacyPolicy', change: { privacyPolicy: '' }, fault: 'privacyPolicyNeeded' },
    { screen: 'registration', name: 'personalData', change: { personalData: '' }, fault: 'personalDataNeeded' },
  ] as const)('$screen, $name $change: $fault', ({ screen, name, change, fault }) => {
    expect(guestFault(screen, name, { ...GOOD, ...change })).toBe(fault)
  })
})

describe('passwordStrength', () => {
  it('counts characters as people do: eight are enough, fifteen are good', () => {
    expect(['1234567', '12345678', '12345678901234', '123456789012345'].map(passwordStrength)).toEqual([
      'short',
      'enough',
      'enough',
      'good',
    ])
    expect(passwordStrength('🚗🚗🚗🚗')).toBe('short')
  })
})

describe('lookupFault', () => {
  it('demands every field', () => {
    const empty = { purpose: '', number: '  ', fio: '' }
    expect(LOOKUP_FIELDS.map((name) => lookupFault(name, empty))).toEqual(['purposeEmpty', 'numberEmpty', 'fioEmpty'])
    const full = { purpose: 'fine', number: '12345', fio: 'Ли' }
    expect(LOOKUP_FIELDS.map((name) => lookupFault(name, full))).toEqual([null, null, null])
  })
})
