import { CarCard, type CarCardProps } from './car-card'
import { TakenCar } from './taken-car'

/** A model of a list: its card, or, where it cannot be booked, quietly why. */
export function ListedCar(props: CarCardProps) {
  const { car } = props
  return car.selfDrive && car.available !== false ? <CarCard {...props} /> : <TakenCar {...props} />
}
