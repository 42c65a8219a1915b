import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawingHref } from '@/lib/cars/sprite'

const SPRITE = 'public/assets/cars/sprite.svg'

describe('sprite', () => {
  it('is addressed by its content', () => {
    const hash = createHash('sha256').update(readFileSync(SPRITE)).digest('hex')
    expect(drawingHref('suv-b')).toBe(`/assets/cars/sprite.svg?v=${hash.slice(0, 8)}#suv-b`)
  })

  it('holds a drawing for every body of the fleet', () => {
    const sprite = readFileSync(SPRITE, 'utf8')
    const fleet = JSON.parse(readFileSync('provider/demo/seed/data/fleet.json', 'utf8')) as {
      models: { body: string }[]
    }
    expect(fleet.models.filter(({ body }) => !sprite.includes(`<symbol id="${body}"`))).toEqual([])
  })
})
