import { describe, expect, it } from 'vitest'
import { giveUpRow } from '@/bench/kills/kill-rows'

const MINUTE_MS = 60_000
const GIVEN_UP = { code: 1, left: 0, lastLine: '' }

describe('the row of the launcher that gives up', () => {
  it.each([
    ['five of one minute', [1, 2, 3, 4, 5], 5],
    ['five of one minute, and one of an earlier minute', [0, MINUTE_MS, 60_001, 60_002, 60_003, 60_004], 5],
    ['six of one minute: too late', [1, 2, 3, 4, 5, 6], 6],
    ['four: too early', [1, 2, 3, 4], Number.NaN],
    ['five, not all of one minute: too early', [0, MINUTE_MS, 60_001, 60_002, 60_003], Number.NaN],
    ['none', [], Number.NaN],
  ])('counts the deaths of the last minute: %s', (_name, deaths, value) => {
    expect(giveUpRow({ ...GIVEN_UP, deaths })).toMatchObject({ value, limit: 5, better: 'low' })
  })

  it.each([{ code: 0 }, { code: null }, { left: 1 }])(
    'has no value when the launcher did not end well: %o',
    (wrong) => {
      expect(giveUpRow({ ...GIVEN_UP, deaths: [1, 2, 3, 4, 5], ...wrong }).value).toBeNaN()
    },
  )
})
