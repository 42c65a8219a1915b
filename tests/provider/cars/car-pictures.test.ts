import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findColour, PAINTS } from '@/provider/contract/rules/cars/paints'
import { createCarPictures, picturedCar } from '@/provider/modules/cars/car-pictures'
import { paintDrawing, paintOf } from '@/provider/modules/cars/rules/paint-drawing'
import { PLATE_COLOURS } from '@/tests/setup/plate-colours'
import { booking } from '@/tests/setup/sample-booking'

const noPhoto = () => Promise.reject(new Error('no such photo'))
const FOLDER = 'public/assets/cars'

describe('pictures of cars in letters and vouchers', () => {
  it('have the paints of the pages', () => {
    for (const cvet of PLATE_COLOURS) {
      const colour = findColour(cvet)
      expect([cvet, paintOf(cvet)]).toEqual([cvet, colour && PAINTS[colour]])
    }
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
    const { banner, printed } = createCarPictures(noPhoto)
    const car = { slug: 'no-such-model', body: 'suv', cvet: 'красный', photo: null }
    const [red, white, paper] = await Promise.all([banner(car), banner({ ...car, cvet: 'белый' }), printed(car)])
    expect(red?.content.equals(white?.content ?? Buffer.from(''))).toBe(false)
    for (const picture of [red, white]) {
      expect(picture?.type).toBe('image/png')
      expect(await sharp(picture?.content).metadata()).toMatchObject({ format: 'png', width: 1200, height: 480 })
      expect(picture?.content.length).toBeLessThan(60_000)
    }
    // 43 mm at 200 dpi are 339 pixels.
    const { format, width } = await sharp(paper ?? undefined).metadata()
    expect([format, width >= 339]).toEqual(['jpeg', true])
  })

  it('are drawn once for the same car, and not at all without a drawing', async () => {
    const { banner } = createCarPictures(noPhoto)
    const car = { slug: 'no-such-model', body: 'vip', cvet: 'чёрный', photo: null }
    expect((await banner(car))?.content).toBe((await banner({ ...car }))?.content)
    expect(await banner({ ...car, body: 'hovercraft' })).toBeNull()
    expect(await banner({ ...car, body: '../brand/mark' })).toBeNull()
  })

  it('are a photo where the branch has one, cut to their shape, and the drawing where it cannot be read', async () => {
    const jpeg = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a3262b' } })
      .jpeg()
      .toBuffer()
    const readPhoto = async (name: string) => (name === 'there.jpg' ? { content: jpeg } : noPhoto())
    const { banner, printed } = createCarPictures(readPhoto)
    const car = { slug: 'toyota-rav4', body: 'suv', cvet: 'белый', photo: 'there.jpg' }
    const photo = await banner(car)
    expect(photo?.type).toBe('image/jpeg')
    expect(await sharp(photo?.content).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 480 })
    expect(await sharp((await printed(car)) ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 560 })
    expect((await banner({ ...car, photo: 'gone.jpg' }))?.type).toBe('image/png')
  })

  it('take the first photo from outside as a JPEG', () => {
    const jpeg = { name: 'a.jpg', type: 'image/jpeg', width: 1200, height: 800 } as const
    const view = (name: 'interior' | 'exterior') => ({
      view: name,
      text: '',
      sources: [{ ...jpeg, name: `${name}.jpg` }],
    })
    const photos = [view('interior'), view('exterior')]
    const photoOf = (of: typeof photos) =>
      picturedCar({ ...booking, car: { ...booking.car, photos: of } }, 'синий').photo
    expect([photoOf(photos), photoOf([])]).toEqual(['exterior.jpg', null])
  })

  it.each([
    ['the wished one', 'confirmed', 'red', 'красный'],
    ['that of the car set aside, without a wish', 'confirmed', null, 'синий'],
    ['the car’s own from the hand-over', 'active', 'red', 'синий'],
  ] as const)('have the colour that the booking’s page shows: %s', (_, status, colour, cvet) => {
    expect(picturedCar({ ...booking, colour, status }, 'синий').cvet).toBe(cvet)
  })
})
