import { describe, expect, it } from 'vitest'
import { readClass, readSort } from '@/lib/search/class-and-sort'

describe('order and class of an address', () => {
  it('falls back to the branch’s own order and to every class', () => {
    expect([readSort('-price'), readSort('cheap'), readSort('')]).toEqual(['-price', 'sort', 'sort'])
    expect([readClass('suv'), readClass('tank')]).toEqual(['suv', ''])
  })
})
