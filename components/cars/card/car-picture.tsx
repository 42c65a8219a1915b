import type { ComponentProps } from 'react'
import type { Car } from '@/lib/cars/car'
import { classDrawing, findModelDrawing } from '@/lib/cars/drawing'
import { drawnColour } from '@/lib/cars/paint'
import { CarArt } from './car-art'

export type PicturedCar = Pick<Car, 'slug' | 'body' | 'colours'>

type Props = Pick<ComponentProps<typeof CarArt>, 'label' | 'isOnStage'> & {
  car: PicturedCar
  /** It takes the paint that is chosen beside it. */
  isPaintedByChoice?: boolean
}

/** A definite model: its own drawing, else that of its class. Nothing else decides what a model looks like. */
export function CarPicture({ car, isPaintedByChoice = false, ...props }: Props) {
  const drawing = findModelDrawing(car.slug) ?? classDrawing(car.body)
  const colour = isPaintedByChoice ? undefined : drawnColour(car)
  return <CarArt body={car.body} colour={colour} drawing={drawing} {...props} />
}
