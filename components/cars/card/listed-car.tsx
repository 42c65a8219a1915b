import { CarCard, type CarCardProps } from './car-card'
import { TakenCar } from './taken-car'

/** So many cards of a list are in the first view. */
export const FIRST_CARDS = 2

/** A model of a list: its card, or, where it cannot be booked, quietly why. */
export function ListedCar(props: CarCardProps) {
  const { car } = props
  return car.selfDrive && car.available !== false ? <CarCard {...props} /> : <TakenCar {...props} />
}
