import { expect, it } from 'vitest'
import { cleanRecoveryCode, spacedRecoveryCode } from '@/lib/auth/clean-factor-code'
import { RECOVERY_CODE } from '@/provider/contract/rules/auth/codes'

it.each([
  ['as it is shown', spacedRecoveryCode('7KQ2M0X1AB')],
  ['in small letters with spaces', ' 7kq2m 0x1ab '],
  ['with letters for digits', '7KQ2M-OXlAB'],
  ['with Cyrillic letters that look alike', '7КQ2М-ОХ1АВ'],
])('a recovery code typed %s is the stored one', (_, typed) => {
  expect(cleanRecoveryCode(typed)).toBe('7KQ2M0X1AB')
  expect(cleanRecoveryCode(typed)).toMatch(RECOVERY_CODE)
})
