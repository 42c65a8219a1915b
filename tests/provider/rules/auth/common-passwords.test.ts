import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '@/provider/modules/auth/rules/common-passwords/is-common-password'
import { COMMON_PASSWORDS } from '@/provider/modules/auth/rules/common-passwords/list'
import { TEN_THOUSAND } from '@/provider/modules/auth/rules/common-passwords/ten-thousand'
import { ENGLISH_WORDS, RUSSIAN_WORDS } from '@/provider/modules/auth/rules/common-passwords/words'

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

  it('is every one of the ten thousand commonest that are long enough, also written large', () => {
    const sum = createHash('sha256').update(TEN_THOUSAND.join('\n')).digest('hex')
    expect(sum).toBe('e9f0cdb47d4b75610682068e8d23e61282cf6f97532a330e190ffe941581ccb7')
    expect(new Set(TEN_THOUSAND).size).toBe(10_000)
    expect(TEN_THOUSAND.filter((password) => password.length < 8 || password !== password.toLowerCase())).toEqual([])
    const taken = TEN_THOUSAND.filter(
      (password) => !isCommonPassword(password, PHONE) || !isCommonPassword(password.toUpperCase(), PHONE),
    )
    expect(taken).toEqual([])
  })

  it.each(['champion', 'blackbir', '12qwaszx', 'dalmatio', 'Swordfis'])(
    'is %s, which no rule of words finds',
    (one) => {
      expect(isCommonPassword(one, PHONE)).toBe(true)
    },
  )

  it.each([
    [
      'of this site',
      [
        'SunRent2026',
        'sun-rent-2026!',
        'Владивосток1',
        'vladivostok860',
        'прокат-авто 25',
        'arenda125rus',
        'rentacarvvo',
      ],
    ],
    [
      'a common word with other signs around',
      ['12345678a', 'letmein12', 'master12', 'qwerty2024!', 'M4ster!2024', 'P@$$w0rd99', 'l3tm31n!!', 'сергей-1987'],
    ],
    [
      'a common word twice, backwards or spelled in Latin letters',
      ['dragondragon', 'drowssap1', 'nogard77', 'privet2024'],
    ],
    ['a common word in the other layout', ['gfhjkm123', 'Ghbdtn2024', 'зфыыцщкв1', 'дуеьуштзд']],
    ['a date', ['01011990', '7.11.1985', '1990-12-31', '20010203']],
    [
      'a row of keys',
      [
        'qwertyuiopas',
        'lkjhgfdsa',
        'йцукенгшщз',
        '1qaz2wsx3e',
        'ijklmnop',
        '98765432',
        'asdf!1234',
        'QWE123rty456',
        'zaq1@WSX',
      ],
    ],
    ['a block repeated', ['zzzzzzzz', 'абвабвабв', '25252525', 'qwe1qwe1qwe1', '😀😀😀😀😀😀😀😀']],
    [
      'the own phone',
      ['+79140001122', '89140001122', '9140001122', '+7 914 000-11-22', '40001122', 'anna0001122', 'x914-000-1122y'],
    ],
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
    '40001199',
    'dragon master shadow monkey',
    'password of my own boat',
    'rent me a boat',
  ])('is not %s', (password) => {
    expect(isCommonPassword(password, PHONE)).toBe(false)
  })

  const words = fc.constantFrom(...ENGLISH_WORDS, ...RUSSIAN_WORDS)
  const padding = fc.string({ unit: fc.constantFrom(...'0123456789!@#$%^&*()-_=+., '), maxLength: 6 })

  it('is any common word with digits and signs around, in any case, also backwards and twice', () => {
    const shapes = [
      (word: string) => word,
      (word: string) => word.toUpperCase(),
      (word: string) => [...word].reverse().join(''),
      (word: string) => word + word,
    ]
    const all = fc.tuple(padding, words, padding, fc.constantFrom(...shapes))
    fc.assert(
      fc.property(all, ([before, word, after, shape]) => isCommonPassword(before + shape(word) + after, PHONE)),
      { numRuns: 1000 },
    )
  })

  it('is anything with the digits of the phone in it', () => {
    const others = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !/\d/.test(text.normalize('NFKC')))
    fc.assert(
      fc.property(others, others, (before, after) =>
        [PHONE, PHONE.slice(1), PHONE.slice(2), PHONE.slice(-7)].every((part) =>
          isCommonPassword(before + part + after, PHONE),
        ),
      ),
    )
  })

  it('is no phrase of four words, though each of them is common', () => {
    const plain = [
      'dragon',
      'shadow',
      'monkey',
      'letmein',
      'sunshine',
      'football',
      'солнышко',
      'любовь',
      'сергей',
      'медведь',
    ]
    const phrase = fc.tuple(
      fc.uniqueArray(fc.constantFrom(...plain), { minLength: 4, maxLength: 4 }),
      fc.constantFrom(' ', '-', '', '. '),
    )
    fc.assert(fc.property(phrase, ([four, between]) => !isCommonPassword(four.join(between), PHONE)))
  })

  it('is no random password', () => {
    const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
    const drawn = fc.array(fc.nat(letters.length - 1), { minLength: 16, maxLength: 20 })
    fc.assert(
      fc.property(drawn, (places) => !isCommonPassword(places.map((place) => letters[place]).join(''), PHONE)),
      // Shrunk or biased values are not random.
      { seed: 20_261_122, numRuns: 300, endOnFailure: true, unbiased: true },
    )
  })

  // Minutes, as long as the work grew with the cube of signs of which one stands for eighteen letters.
  it.each([
    ...['ﷺ'.repeat(128), `${'…'.repeat(123)}abcde`, '㍿'.repeat(128)],
    ...['sunrentcarental'.repeat(9), '1234567890'.repeat(13), 'qazwsx'.repeat(22), 'rentacar'.repeat(17)],
  ])('keeps nobody waiting, however long it is and whatever its signs stand for: %s', { timeout: 5_000 }, (password) =>
    expect(typeof isCommonPassword(password, '+79990000001')).toBe('boolean'),
  )
})
