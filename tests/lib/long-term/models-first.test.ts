import { describe, expect, it } from 'vitest'
import { modelsFirst } from '@/lib/long-term/long-term-car'

describe('modelsFirst', () => {
  it('takes the plates of the models in turn, each model in its own order', () => {
    const offers = ['fit 1', 'fit 2', 'fit 3', 'note 1', 'prius 1', 'prius 2'].map((plate) => ({
      plate,
      car: { slug: plate.split(' ')[0] ?? '' },
    }))
    expect(modelsFirst(offers).map(({ plate }) => plate)).toEqual([
      'fit 1',
      'note 1',
      'prius 1',
      'fit 2',
      'prius 2',
      'fit 3',
    ])
  })
})
