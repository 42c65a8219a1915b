import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PAINTS } from '@/provider/contract/rules/cars/paints'
import { createCarPictures } from '@/provider/modules/cars/car-pictures'
import { paintDrawing, paintOf } from '@/provider/modules/cars/rules/paint-drawing'

const FOLDER = 'public/assets/cars'

describe('pictures of cars in letters and vouchers', () => {
  it('have the paints of the pages, whatever the spelling, and their own for a colour that no page knows', () => {
    expect([paintOf('красный'), paintOf(' Красный ')]).toEqual([PAINTS.red, PAINTS.red])
    expect(paintOf('в крапинку')).toBeNull()
  })

  it('leave nothing in a drawing that only a page could paint', () => {
    const files = readdirSync(FOLDER, { recursive: true }).map(String)
    for (const file of files.filter((name) => name.endsWith('.svg') && !/sprite|plans/.test(name)))
      for (const paint of ['#a3262b', null]) {
        const painted = paintDrawing(readFileSync(`${FOLDER}/${file}`, 'utf8'), paint)
        expect(painted, file).not.toMatch(/var\(|color-mix|NaN/)
      }
  })

  it('are in the colour of the very car, of its class where the model has no drawing, and small', async () => {
    const { banner, printed } = createCarPictures()
    const car = { slug: 'no-such-model', body: 'suv', cvet: 'красный' }
    const [red, white, paper] = await Promise.all([banner(car), banner({ ...car, cvet: 'белый' }), printed(car)])
    expect(red?.equals(white ?? Buffer.from(''))).toBe(false)
    for (const picture of [red, white]) {
      expect(await sharp(picture ?? undefined).metadata()).toMatchObject({ format: 'png', width: 1200, height: 480 })
      expect(picture?.length).toBeLessThan(60_000)
    }
    // 43 mm at 200 dpi are 339 pixels.
    const { format, width } = await sharp(paper ?? undefined).metadata()
    expect([format, width >= 339]).toEqual(['jpeg', true])
  })

  it('are drawn once for the same car, and not at all without a drawing', async () => {
    const { banner } = createCarPictures()
    const car = { slug: 'no-such-model', body: 'vip', cvet: 'чёрный' }
    expect(await banner(car)).toBe(await banner({ ...car }))
    expect(await banner({ ...car, body: 'hovercraft' })).toBeNull()
    expect(await banner({ ...car, body: '../brand/mark' })).toBeNull()
  })
})
