import { describe, expect, it } from 'vitest'
import { findDriverRejection, fullYears, impossibleDriverDates } from '@/provider/contract/rules/bookings/driver-limits'
import { cleanPhone, EMAIL_MAX, isEmail, isName, isPhone, NAME_MAX } from '@/provider/contract/rules/profile/person'

describe('a name', () => {
  it.each(['Анна', 'Анна Мария', 'Салтыков-Щедрин', "O'Brien", 'O’Brien', '李', 'Zoë', 'Ӧ', 'Nguyễn'.normalize('NFD')])(
    'may be «%s»',
    (name) => {
      expect(isName(name)).toBe(true)
    },
  )
  it.each(['', ' ', 'R2D2', 'Анна!', '<b>', '-', `а${'\u0301'.repeat(3)}`, '\ud800', 'а'.repeat(NAME_MAX + 1)])(
    'may not be «%s»',
    (name) => {
      expect(isName(name)).toBe(false)
    },
  )
})

describe('an e-mail address', () => {
  it.each(['a@b.ru', 'A.B+c@EXAMPLE.COM', 'почта@пример.рф'.replace('пример.рф', 'xn--e1afmkfd.xn--p1ai')])(
    'may be «%s»',
    (email) => {
      expect(isEmail(email)).toBe(true)
    },
  )
  it.each(['', 'a', 'a@', '@b.ru', 'a@b', 'a b@c.ru', 'a@b..ru', 'a@-b.ru', `${'a'.repeat(EMAIL_MAX)}@b.ru`])(
    'may not be «%s»',
    (email) => {
      expect(isEmail(email)).toBe(false)
    },
  )
})

describe('an e-mail address of an attacker', () => {
  it.each([
    'a\u0000b@c.ru',
    'a\u0007@c.ru',
    'a\u202e@c.ru',
    'a\u200b@c.ru',
    '\ud800@c.ru',
    'a\udc00b@c.ru',
    'a@\u212a.ru',
  ])('may hold no invisible or broken character: %j', (email) => {
    expect(isEmail(email)).toBe(false)
  })
})

describe('a phone', () => {
  it('loses brackets, dashes and spaces', () => {
    expect(cleanPhone('+7 (999) 000-00–01')).toBe('+79990000001')
  })
  it.each(['+79990000001', '+8619900000005', '+1234567'])('may be %s', (phone) => {
    expect(isPhone(phone)).toBe(true)
  })
  it.each(['89990000001', '+0123456789', '+123456', '+1234567890123456', '+7 999 000 00 01', ''])(
    'may not be «%s»',
    (phone) => {
      expect(isPhone(phone)).toBe(false)
    },
  )
})

describe('a driver', () => {
  const dates = { pickupDate: '2026-12-01', dropoffDate: '2026-12-10' }
  const limits = { minAge: 21, maxAge: 75, minExperienceYears: 2 }
  it.each([
    ['21 on the day of the pick-up', '2005-12-01', '2020-01-01', null],
    ['21 a day after it', '2005-12-02', '2020-01-01', 'driver_too_young'],
    ['76 a day after the return', '1950-12-11', '2020-01-01', null],
    ['76 on the day of the return', '1950-12-10', '2020-01-01', 'driver_too_old'],
    ['licensed two years ago', '1990-01-01', '2024-12-01', null],
    ['licensed a day less than two years ago', '1990-01-01', '2024-12-02', 'experience_too_short'],
  ])('%s', (_, birthDate, licenceSince, expected) => {
    expect(findDriverRejection({ birthDate, licenceSince }, dates, limits)).toBe(expected)
  })

  it('of a model without limits only has to be no older than the branch allows', () => {
    const none = { minAge: null, maxAge: 75, minExperienceYears: null }
    expect(findDriverRejection({ birthDate: '2015-01-01', licenceSince: '2026-12-01' }, dates, none)).toBeNull()
  })

  it.each([
    ['licensed on the sixteenth birthday', '1990-05-17', '2006-05-17', {}],
    ['licensed a day before it', '1990-05-17', '2006-05-16', { licenceSince: 'licence_before_16' }],
    ['licensed on the day of the pick-up', '1990-05-17', '2026-12-01', {}],
    ['licensed a day after it', '1990-05-17', '2026-12-02', { licenceSince: 'licence_after_pickup' }],
    ['born in 1899', '1899-12-31', '1990-01-01', { birthDate: 'born_before_1900' }],
  ])('%s: what no driver can have is named by its field', (_, birthDate, licenceSince, expected) => {
    expect(impossibleDriverDates({ birthDate, licenceSince }, dates.pickupDate)).toEqual(expected)
  })

  it('born on 29 February grows older on 1 March of other years', () => {
    expect([fullYears('2004-02-29', '2025-02-28'), fullYears('2004-02-29', '2025-03-01')]).toEqual([20, 21])
  })
})
