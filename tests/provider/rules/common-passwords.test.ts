import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORDS } from '@/provider/rules/common-password-list'
import { isCommonPassword } from '@/provider/rules/common-passwords'

const PHONE = '+79140001122'

describe('a common password', () => {
  it('is every one of the list, in any case and with a sign at the end', () => {
    expect(COMMON_PASSWORDS.length).toBeGreaterThan(500)
    expect(
      COMMON_PASSWORDS.filter((password) => [...password].length < 8 || password !== password.toLowerCase()),
    ).toEqual([])
    for (const password of COMMON_PASSWORDS) {
      expect(isCommonPassword(password, PHONE), password).toBe(true)
      expect(isCommonPassword(password.toUpperCase(), PHONE), password).toBe(true)
    }
    expect(isCommonPassword('Password1!', PHONE)).toBe(true)
  })

  it.each([
    [
      'of this site',
      ['SunRent2026', 'sun-rent-2026!', 'Владивосток1', 'vladivostok860', 'прокат-авто 25', 'arenda125rus'.slice(0, 9)],
    ],
    ['a row of keys', ['qwertyuiopas', 'lkjhgfdsa', 'йцукенгшщз', '1qaz2wsx3e', 'ijklmnop', '98765432']],
    ['a block repeated', ['zzzzzzzz', 'абвабвабв', '25252525', 'qwe1qwe1qwe1', '😀😀😀😀😀😀😀😀']],
    ['the own phone', ['+79140001122', '89140001122', '9140001122', '+7 914 000-11-22', '40001122']],
  ])('is %s', (_, passwords) => {
    for (const password of passwords) expect(isCommonPassword(password, PHONE), password).toBe(true)
  })

  it.each([
    'demo-password-2026',
    'пароль с пробелом 7',
    'вишня под дождём',
    'xK9#mQ2$vL',
    '我的汽车密码很长',
    'sunrise over the bay',
    '4000112299',
    'rent me a boat',
  ])('is not %s', (password) => {
    expect(isCommonPassword(password, PHONE)).toBe(false)
  })
})
