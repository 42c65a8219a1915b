import { describe, expect, it } from 'vitest'
import { timeChoices } from '@/lib/search/time-choices'

describe('timeChoices', () => {
  it('keeps a time that is not in the list, and no text that is no time', () => {
    expect(timeChoices('12:15')).toContain('12:15')
    expect(timeChoices('12:00')).toHaveLength(48)
    expect(timeChoices('noon')).toHaveLength(48)
  })
})
