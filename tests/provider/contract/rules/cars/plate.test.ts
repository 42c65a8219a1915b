import { describe, expect, it } from 'vitest'
import { PLATE_ADDRESS, plateAddress, splitPlate } from '@/provider/contract/rules/cars/plate'

describe('plateAddress', () => {
  it.each([
    ['А123ВС125', 'a123bc125'],
    ['а949ск25', 'a949ck25'],
    ['A123BC125', 'a123bc125'],
    ['УХН', 'yxh'],
  ])('%s → %s', (plate, address) => {
    expect(plateAddress(plate)).toBe(address)
  })

  it('turns every letter of Russian plates into one of an address', () => {
    for (const letter of 'АВЕКМНОРСТУХ') {
      expect(plateAddress(`${letter}000${letter}${letter}125`)).toMatch(PLATE_ADDRESS)
    }
  })

  it('keeps its own form', () => {
    expect(plateAddress('a123bc125')).toBe('a123bc125')
  })
})

describe('splitPlate', () => {
  it('parts number and region', () => {
    expect(splitPlate('А949СК25')).toEqual({ number: 'А 949 СК', region: '25' })
    expect(splitPlate('В272КТ125')).toEqual({ number: 'В 272 КТ', region: '125' })
  })

  it('leaves what is no plate', () => {
    expect(splitPlate('S-017')).toBeNull()
  })
})
