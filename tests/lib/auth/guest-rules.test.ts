import { describe, expect, it } from 'vitest'
import { cleanCode } from '@/lib/auth/clean-code'
import { type GuestFields, guestSchema, refineCodeError } from '@/lib/auth/guest-rules'
import { findError, findErrors } from '@/lib/forms/resolver'
import { passwordStrength } from '@/provider/contract/rules/auth/password'

const GOOD: GuestFields = {
  phone: '+79990000001',
  code: '123456',
  password: '12345678',
  repeat: '12345678',
  privacyPolicy: 'yes',
  personalData: 'yes',
}

describe('the rules of a step', () => {
  it.each(['login', 'phone', 'registration', 'renew'] as const)('finds nothing wrong with a right %s', async (step) => {
    expect(await findErrors(guestSchema(step), GOOD)).toEqual({})
  })

  it.each([
    { step: 'login', name: 'phone', change: { phone: '' }, fault: 'phoneEmpty' },
    { step: 'login', name: 'phone', change: { phone: '+7999' }, fault: 'phoneWrong' },
    { step: 'login', name: 'phone', change: { phone: '+74232000000' }, fault: null },
    { step: 'phone', name: 'phone', change: { phone: '+74232000000' }, fault: 'phoneNoSms' },
    { step: 'phone', name: 'phone', change: { phone: '+7999000000' }, fault: 'phoneNoSms' },
    { step: 'phone', name: 'phone', change: { phone: '+77012345678' }, fault: null },
    { step: 'phone', name: 'phone', change: { phone: '+8613812345678' }, fault: null },
    { step: 'phone', name: 'phone', change: { phone: '+861081234567' }, fault: 'phoneNoSms' },
    { step: 'phone', name: 'phone', change: { phone: '+493012345678' }, fault: null },
    { step: 'login', name: 'password', change: { password: '' }, fault: 'passwordEmpty' },
    { step: 'login', name: 'password', change: { password: 'old' }, fault: null },
    { step: 'registration', name: 'password', change: { password: '1234567' }, fault: 'passwordShort' },
    { step: 'renew', name: 'password', change: { password: '1234567' }, fault: 'passwordShort' },
    { step: 'renew', name: 'password', change: { password: 'я'.repeat(128) }, fault: null },
    { step: 'renew', name: 'password', change: { password: 'я'.repeat(129) }, fault: 'passwordLong' },
    { step: 'renew', name: 'code', change: { code: '' }, fault: 'codeEmpty' },
    { step: 'registration', name: 'code', change: { code: '12345' }, fault: 'codeLength' },
    { step: 'renew', name: 'repeat', change: { repeat: '1234567' }, fault: 'repeatDiffers' },
    { step: 'registration', name: 'privacyPolicy', change: { privacyPolicy: '' }, fault: 'privacyPolicyNeeded' },
    { step: 'registration', name: 'personalData', change: { personalData: '' }, fault: 'personalDataNeeded' },
  ] as const)('$step, $name $change: $fault', async ({ step, name, change, fault }) => {
    expect(await findError(guestSchema(step), name, { ...GOOD, ...change })).toBe(fault)
  })
})

describe('codeFault', () => {
  it('counts the tries of a code from the third on, and is final after the fifth', () => {
    expect([1, 2, 3, 4, 5].map((wrong) => refineCodeError('codeWrong', wrong))).toEqual([
      ...['codeWrong', 'codeWrong', 'codeWrongLeft', 'codeWrongLeft', 'codeOver'],
    ])
    expect([refineCodeError('codeEmpty', 4), refineCodeError(null, 4), refineCodeError(null, 5)]).toEqual([
      'codeEmpty',
      null,
      'codeOver',
    ])
  })
})

describe('cleanCode', () => {
  it.each([
    ['12', '12'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['SUN rent: код для регистрации — 004217. Никому его не сообщайте.', '004217'],
    ['абв', ''],
  ])('%s is %s', (typed, code) => expect(cleanCode(typed)).toBe(code))
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
