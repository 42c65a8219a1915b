import type { ComponentProps } from 'react'
import type { Car } from '@/lib/cars/car'
import { classDrawing, findModelDrawing } from '@/lib/cars/drawing'
import { drawnColour } from '@/lib/cars/paint'
import { CarArt } from './car-art'

export type PicturedCar = Pick<Car, 'slug' | 'body' | 'colours'>

type Props = Pick<ComponentProps<typeof CarArt>, 'label' | 'isOnStage' | 'isLazy'> & { car: PicturedCar }

/** A definite model: its own drawing, else that of its class. Nothing else decides what a model looks like. */
export function CarPicture({ car, ...props }: Props) {
  const drawing = findModelDrawing(car.slug) ?? classDrawing(car.body)
  return <CarArt body={car.body} colour={drawnColour(car)} drawing={drawing} {...props} />
}
