import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findSeatPlan } from '@/lib/cars/seat-plan'

const plans = readFileSync('public/assets/cars/plans.svg', 'utf8')
const plan = (seatRows: number[] | null, suitcases: number, steeringSide: 'left' | 'right' | null = 'right') =>
  findSeatPlan({ seatRows, luggage: { suitcases, bags: 2 }, steeringSide })

describe('plan of seats', () => {
  it('is drawn for every model of the fleet that has rows of seats', () => {
    const { models } = JSON.parse(readFileSync('provider/demo/seed/data/fleet.json', 'utf8')) as {
      models: (Parameters<typeof findSeatPlan>[0] & { slug: string })[]
    }
    const found = models.map((model) => ({ slug: model.slug, id: findSeatPlan(model)?.id }))
    expect(found.filter(({ id }) => id === undefined).map(({ slug }) => slug)).toEqual([
      'xiaomi-scooter-4-pro',
      'ninebot-kickscooter-max',
    ])
    for (const { id, slug } of found) if (id) expect(plans.includes(`id="${id}"`), slug).toBe(true)
  })

  it('tells apart how seven people sit', () => {
    expect([plan([2, 2, 3], 3)?.id, plan([2, 3, 2], 1)?.id]).toEqual(['plan-7-3', 'plan-7b-1'])
  })

  it('is left out rather than show another number of seats or suitcases', () => {
    expect([plan(null, 1), plan([3, 3], 1), plan([2, 3], 5), plan([2, 3, 3, 3, 3], 6)]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(plan([2], 0)?.id).toBe('plan-2')
  })

  it('has the wheel on the model’s side', () => {
    const bus = [1, 3, 3, 3, 3, 3, 4]
    expect([plan([2, 3], 2, 'right'), plan([2, 3], 2, 'left'), plan(bus, 12, 'left'), plan(bus, 12, 'right')]).toEqual([
      { id: 'plan-5-2', isMirrored: false },
      { id: 'plan-5-2', isMirrored: true },
      { id: 'plan-20-12', isMirrored: false },
      { id: 'plan-20-12', isMirrored: true },
    ])
  })
})
