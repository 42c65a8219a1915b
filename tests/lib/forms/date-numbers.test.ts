import { describe, expect, it } from 'vitest'
import { dateOrder, joinDate, readPastedDate, splitDate } from '@/lib/forms/date-numbers'
import { dateErrorFacts, findDateError, wrongDateNumbers } from '@/lib/forms/rules/date'

describe('a date in parts', () => {
  it('is an ISO date as soon as all parts have their digits, and what was typed before', () => {
    expect(joinDate({ day: '7', month: '5', year: '1985' })).toBe('1985-05-07')
    expect(joinDate({ day: '１７', month: '05', year: '１９８５' })).toBe('1985-05-17')
    expect(joinDate({ day: '17', month: '', year: '' })).toBe('--17')
    expect(joinDate({ day: ' ', month: '', year: '-' })).toBe('')
  })

  it.each(['1985-05-17', '--17', '85-5-', '1985-май-17', '1985-02-31'])('loses nothing of %s', (value) => {
    expect(joinDate(splitDate(value))).toBe(value)
  })

  it.each([
    ['ru', '17.05.1985'],
    ['ru', ' 17/5/1985 '],
    ['ru', '1985-05-17'],
    ['ru', '17051985'],
    ['zh-CN', '1985年5月17日'],
    ['zh-CN', '19850517'],
  ])('reads what is pasted in %s: %s', (locale, text) => {
    const parts = readPastedDate(text, dateOrder(locale))
    expect(parts && joinDate(parts)).toBe('1985-05-17')
  })

  it.each(['17', '17.05.85', '31.02.1985', 'май', '1985.05.1985', ''])('leaves %s to the field', (text) => {
    expect(readPastedDate(text, dateOrder('ru'))).toBeNull()
  })
})

describe('the error of a date', () => {
  it.each([
    ['1985-05-', 'dayMissing', ['day']],
    ['1985--17', 'monthMissing', ['month']],
    ['-05-17', 'yearMissing', ['year']],
    ['1985-05-32', 'dayWrong', ['day']],
    ['1985-05-0', 'dayWrong', ['day']],
    ['1985-13-17', 'monthWrong', ['month']],
    ['1985-май-17', 'monthWrong', ['month']],
    ['85-05-17', 'yearWrong', ['year']],
    ['1985-02-30', 'noSuchDay', ['day', 'month']],
    ['2025-02-29', 'noSuchDay', ['day', 'month']],
  ])('of %s is %s', (value, error, parts) => {
    expect(findDateError(value)).toBe(error)
    expect(wrongDateNumbers(value)).toEqual(parts)
  })

  it.each(['', '1985-05-17', '2024-02-29'])('is none for "%s"', (value) => {
    expect(findDateError(value)).toBeNull()
  })

  it('knows how long the month is', () => {
    expect(dateErrorFacts('1985-02-31')).toEqual({ month: '2', year: '1985', days: 28 })
    expect(dateErrorFacts('2024-02-31').days).toBe(29)
    expect(dateErrorFacts('--').days).toBe(31)
  })
})
