import { CarPicture } from '@/components/cars/card/car-picture'
import { needsNight } from '@/lib/cars/paint'
import type { DrawnCar } from '@/provider/contract/photos'

/** The picture of an `Entry`: a car in its own paint. */
export function carTile({ slug, body, cvet }: DrawnCar) {
  return { tile: <CarPicture car={{ slug, body, colours: [cvet] }} isOnStage />, isNight: needsNight(cvet) }
}
