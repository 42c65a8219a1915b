import { describe, expect, it } from 'vitest'
import { drawnColour, inColour, needsNight, paintChoice, paintsOf, wishedColour } from '@/lib/cars/paint'
import { findColour, PAINTS } from '@/provider/contract/rules/cars/paints'
import { PLATE_COLOURS } from '@/tests/setup/plate-colours'

describe('paint', () => {
  it.each(PLATE_COLOURS)('has a paint for %s', (cvet) => {
    expect(PAINTS[findColour(cvet) ?? 'white']).toMatch(/^#[0-9a-f]{6}$/)
    expect(findColour(cvet)).not.toBeNull()
  })

  it('leaves an unknown colour to the drawing', () => {
    expect(findColour('серо-буро-малиновый')).toBeNull()
  })

  it('puts near-black cars, and only them, on the night stage', () => {
    expect(['чёрный', 'синий', 'серый', 'белый', 'неизвестный'].filter(needsNight)).toEqual(['чёрный', 'синий'])
  })

  it('draws a model in one of its own colours, chosen by its slug', () => {
    const colours = ['белый', 'красный', 'серый']
    expect(drawnColour({ slug: 'toyota-rav4', colours })).toBe('серый')
    expect(drawnColour({ slug: 'honda-fit', colours })).toBe('белый')
    expect(drawnColour({ slug: 'x', colours: [] })).toBeUndefined()
  })

  it('lists every known colour of the plates once, the drawn one first', () => {
    expect(paintsOf({ slug: 'toyota-rav4', colours: ['белый', 'хамелеон', 'серый', 'красный'] })).toEqual([
      'red',
      'white',
      'grey',
    ])
    expect(paintsOf({ slug: 'toyota-rav4', colours: ['белый', 'красный', 'серый', 'Серый'] })).toHaveLength(3)
    expect(paintsOf({ slug: 'toyota-rav4', colours: [] })).toEqual([])
  })

  it('offers a choice between two colours at least', () => {
    expect(paintChoice({ slug: 'toyota-rav4', colours: ['белый', 'хамелеон'] })).toEqual([])
    expect(paintChoice({ slug: 'toyota-rav4', colours: ['белый', 'серый'] })).toHaveLength(2)
  })

  it('takes a wish for a colour of the model only, and draws the car in it', () => {
    const car = { slug: 'toyota-rav4', colours: ['белый', 'серый'] }
    expect(wishedColour(car, 'grey')).toBe('grey')
    expect(wishedColour(car, 'red')).toBeUndefined()
    expect(wishedColour(car, undefined)).toBeUndefined()
    expect(drawnColour(inColour(car, 'grey'))).toBe('серый')
    expect(inColour(car, undefined)).toBe(car)
  })
})
