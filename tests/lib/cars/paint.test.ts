import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawnColour, findColour, needsNight } from '@/lib/cars/paint'

describe('paint', () => {
  it.each([
    'белый',
    'чёрный',
    'серебристый',
    'серый',
    'синий',
    'красный',
    'зелёный',
    'жёлтый',
    'бирюзовый',
    'бежевый',
    'бордовый',
  ])('has a paint for %s', (cvet) => {
    const css = readFileSync('components/cars/card/car-art.module.css', 'utf8')
    expect(css).toMatch(new RegExp(`\\[data-paint="${findColour(cvet)}"\\] \\{\\s+--paint: #[0-9a-f]{6};`))
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
})
