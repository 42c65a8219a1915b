import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as route from '@/app/opengraph/[picture]/route'
import { MODEL_DRAWINGS } from '@/lib/cars/drawings.generated'
import { drawPicture } from '@/lib/seo/draw-picture'
import { BODIES, PICTURE_NAMES, pictureOf, readPicture, SITE_PICTURE } from '@/lib/seo/opengraph-picture'
import { PAINTS } from '@/provider/contract/rules/cars/paints'
import { PLATE_COLOURS } from '@/tests/setup/plate-colours'

const nameOf = (address: string) => address.slice('/opengraph/'.length).split('?')[0] ?? ''

describe('pictures of shared links', () => {
  it('know every drawing of a car', () => {
    const namesIn = (folder: string) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.svg') && !['sprite.svg', 'plans.svg'].includes(file))
        .map((file) => file.replace('.svg', ''))
    expect([...BODIES].sort()).toEqual(namesIn('public/assets/cars').sort())
    for (const model of namesIn('public/assets/cars/models')) expect(PICTURE_NAMES).toContain(`${model}.png`)
  })

  it('are found again under the address that a page gives out', () => {
    expect(readPicture(nameOf(pictureOf({ body: 'suv-b', cvet: 'зелёный' })))).toEqual({
      body: 'suv-b',
      colour: 'green',
    })
    expect(readPicture(nameOf(pictureOf({ body: 'suv', cvet: 'в крапинку' })))).toEqual({
      body: 'suv',
      colour: 'white',
    })
    expect(readPicture(nameOf(SITE_PICTURE))).not.toBeNull()
    expect(pictureOf({ body: 'hovercraft', cvet: undefined })).toBe(SITE_PICTURE)
    const model = pictureOf({ slug: 'toyota-rav4', body: 'crossovers', cvet: 'белый' })
    expect(readPicture(nameOf(model))).toEqual({ model: 'toyota-rav4' })
    expect(pictureOf({ slug: 'new-model', body: 'suv', cvet: 'белый' })).toBe(pictureOf({ body: 'suv', cvet: 'белый' }))
  })

  it.each([
    'suv.png',
    'suv.pink.png',
    'tank.white.png',
    'toyota-rav4.white.png',
    'constructor.png',
    '../suv.white.png',
    'suv.white.png.exe',
    '',
  ])('refuse %s', (name) => {
    expect(readPicture(name)).toBeNull()
  })

  it('stand under an address that changes with any drawing, so that they may be kept for ever', async () => {
    const hash = createHash('sha256')
    for (const name of PICTURE_NAMES) {
      const picture = readPicture(name)
      if (picture) hash.update(await drawPicture(picture))
    }
    expect(SITE_PICTURE).toBe(`/opengraph/suv.white.png?v=${hash.digest('hex').slice(0, 8)}`)
  })

  it('are all drawn by the build, and none for a visitor', () => {
    expect([route.dynamic, route.dynamicParams]).toEqual(['force-static', false])
    const drawn = route.generateStaticParams().map(({ picture }) => picture)
    expect(new Set(drawn).size).toBe(BODIES.length * Object.keys(PAINTS).length + Object.keys(MODEL_DRAWINGS).length)
    for (const body of BODIES)
      for (const cvet of [...PLATE_COLOURS, 'в крапинку', undefined])
        expect(drawn).toContain(nameOf(pictureOf({ body, cvet })))
  })

  it('leave nothing in a drawing that only a page could paint', async () => {
    for (const name of PICTURE_NAMES) {
      const picture = readPicture(name)
      if (!picture) throw new Error(name)
      expect(await drawPicture(picture), name).not.toMatch(/var\(|color-mix|currentColor|\$1/)
    }
  })
})
