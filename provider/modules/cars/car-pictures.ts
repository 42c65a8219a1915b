import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import type { Booking } from '@/provider/contract/bookings'
import type { DrawnCar } from '@/provider/contract/photos'
import { cvetOf } from '@/provider/contract/rules/cars/paints'
import { bannerScene } from '@/provider/modules/cars/rules/banner-scene'
import { paintDrawing, paintOf } from '@/provider/modules/cars/rules/paint-drawing'
import { isPlateFixed } from '@/provider/rules/vouchers/booking-summary'
import { cropPhoto } from './crop-photo'
import type { RasterKind } from './rasterise-program'
import { createRasteriser, type Rasteriser } from './rasteriser'

/** About 30 kB each. */
const MAX_CACHED = 300

/** What is shown: a photo, else the drawing of the model, else of its class, in the colour of one car. */
export type PicturedCar = DrawnCar & {
  /** Name of a JPEG of the car or its model; null: the branch has none. */
  photo: string | null
}

export type Picture = { type: 'image/jpeg' | 'image/png'; content: Buffer }

/** Reads a file of a photo by its name. @throws {FailureError} `not_found` */
type ReadPhoto = (name: string) => Promise<{ content: Buffer }>

export type CarPictures = ReturnType<typeof createCarPictures>

const { resolve } = createRequire(import.meta.url)

/** Creates what shows cars outside the site, in letters and vouchers. Each drawing is drawn once, and the same anywhere. */
export function createCarPictures(readPhoto: ReadPhoto, { rasterise, close }: Rasteriser = createRasteriser()) {
  const cached = new LRUCache<string, Promise<Buffer | null>>({ max: MAX_CACHED })

  return {
    /** Returns a JPEG for paper, which the library of the voucher takes as it is; null: there is none. */
    printed: async (car: PicturedCar): Promise<Buffer | null> =>
      (await findPhoto('printed', car)) ?? (await drawOnce('printed', car, (svg) => svg)),
    /** Returns a picture for the top of a letter; null: there is none. */
    async banner(car: PicturedCar): Promise<Picture | null> {
      const photo = await findPhoto('banner', car)
      if (photo) return { type: 'image/jpeg', content: photo }
      const content = await drawOnce('banner', car, bannerScene)
      return content && { type: 'image/png', content }
    },
    close,
  }

  /** A photo that cannot be read gives way to the drawing: a letter does not wait for it. */
  async function findPhoto(kind: RasterKind, { photo }: PicturedCar): Promise<Buffer | null> {
    if (photo === null) return null
    try {
      return await cropPhoto(kind, (await readPhoto(photo)).content)
    } catch {
      return null
    }
  }

  async function drawOnce(kind: RasterKind, car: PicturedCar, stage: (svg: string) => string): Promise<Buffer | null> {
    const name = [kind, car.slug, car.body, car.cvet].join('/')
    const drawing = cached.get(name) ?? draw(kind, car, stage)
    cached.set(name, drawing)
    const picture = await drawing
    if (picture === null) cached.delete(name)
    return picture
  }

  async function draw(kind: RasterKind, car: PicturedCar, stage: (svg: string) => string): Promise<Buffer | null> {
    const file = findDrawing(`models/${car.slug}`) ?? findDrawing(car.body)
    if (file === null) return null
    return rasterise(kind, stage(paintDrawing(await readFile(file, 'utf8'), paintOf(car.cvet))))
  }
}

/**
 * Picks what shows the car of a booking: its own photos come first. Until the hand-over it has the wished colour.
 *
 * @param setAsideCvet of the car that is set aside, or was handed over
 */
export function picturedCar(booking: Pick<Booking, 'car' | 'colour' | 'status'>, setAsideCvet: string): PicturedCar {
  const { slug, car_data, photos } = booking.car
  const cvet = booking.colour && !isPlateFixed(booking) ? cvetOf(booking.colour) : setAsideCvet
  const sources = photos.find(({ view }) => view === 'exterior')?.sources ?? []
  return { slug, body: car_data.body, cvet, photo: sources.find(({ type }) => type === 'image/jpeg')?.name ?? null }
}

/** The drawings are files of the site; `imports` of package.json names their folder, as this file may be bundled elsewhere. */
function findDrawing(name: string): string | null {
  try {
    return resolve(`#car-drawings/${name}.svg`)
  } catch {
    return null
  }
}
