import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import type { DrawnCar } from '@/provider/contract/photos'
import { bannerScene } from '@/provider/modules/cars/rules/banner-scene'
import { paintDrawing, paintOf } from '@/provider/modules/cars/rules/paint-drawing'
import type { RasterKind } from './rasterise-program'
import { createRasteriser, type Rasteriser } from './rasteriser'

/** About 30 kB each. */
const MAX_CACHED = 300

export type CarPictures = ReturnType<typeof createCarPictures>

const { resolve } = createRequire(import.meta.url)

/** Creates what draws cars outside the site, for letters and vouchers. Each picture is drawn once, and the same anywhere. */
export function createCarPictures({ rasterise, close }: Rasteriser = createRasteriser()) {
  const cached = new LRUCache<string, Promise<Buffer | null>>({ max: MAX_CACHED })

  return {
    /** Returns a JPEG for paper, which the library of the voucher takes as it is; null: there is none. */
    printed: (car: DrawnCar) => drawOnce('printed', car, (svg) => svg),
    /** Returns a PNG for the top of a letter; null: there is none. */
    banner: (car: DrawnCar) => drawOnce('banner', car, bannerScene),
    close,
  }

  async function drawOnce(kind: RasterKind, car: DrawnCar, stage: (svg: string) => string): Promise<Buffer | null> {
    const name = [kind, car.slug, car.body, car.cvet].join('/')
    const drawing = cached.get(name) ?? draw(kind, car, stage)
    cached.set(name, drawing)
    const picture = await drawing
    if (picture === null) cached.delete(name)
    return picture
  }

  async function draw(kind: RasterKind, car: DrawnCar, stage: (svg: string) => string): Promise<Buffer | null> {
    const file = findDrawing(`models/${car.slug}`) ?? findDrawing(car.body)
    if (file === null) return null
    return rasterise(kind, stage(paintDrawing(await readFile(file, 'utf8'), paintOf(car.cvet))))
  }
}

/** The drawings are files of the site; `imports` of package.json names their folder, as this file may be bundled elsewhere. */
function findDrawing(name: string): string | null {
  try {
    return resolve(`#car-drawings/${name}.svg`)
  } catch {
    return null
  }
}
