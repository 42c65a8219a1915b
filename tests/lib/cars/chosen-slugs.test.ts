import { describe, expect, it } from 'vitest'
import { chosenHref, readChosenSlugs } from '@/lib/cars/chosen-slugs'

describe('readChosenSlugs', () => {
  it('reads a link and a form alike, each model once and in their order', () => {
    const chosen = { slugs: ['voxy', 'fit'], isCut: false }
    expect(readChosenSlugs('voxy,fit,voxy', 3)).toEqual(chosen)
    expect(readChosenSlugs(['voxy', 'fit'], 3)).toEqual(chosen)
  })

  it('leaves out what can be no model', () => {
    expect(readChosenSlugs('../x,<b>,,voxy,Voxy', 3)).toEqual({ slugs: ['voxy'], isCut: false })
  })

  it('says that there were more than there may be', () => {
    expect(readChosenSlugs('a,b,c,d', 3)).toEqual({ slugs: ['a', 'b', 'c'], isCut: true })
  })

  it('tells an empty choice from none', () => {
    expect(readChosenSlugs('', 3)).toEqual({ slugs: [], isCut: false })
    expect(readChosenSlugs(undefined, 3)).toBeNull()
  })
})

it('an address of chosen models keeps its commas and the dates', () => {
  expect(chosenHref('compare', ['voxy', 'fit'], '?from=2026-12-05')).toBe('/rent/?compare=voxy,fit&from=2026-12-05')
  expect(chosenHref('list', [], '')).toBe('/rent/?list=')
})
