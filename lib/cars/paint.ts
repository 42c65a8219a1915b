import { type Colour, cvetOf, findColour } from '@/provider/contract/rules/cars/paints'

const NEAR_BLACK: ReadonlyArray<Colour> = ['black', 'blue']

type Painted = { slug: string; colours: string[] }

/** Near-black paints stand on a night stage, where the outline of the car can be seen. */
export function needsNight(cvet: string): boolean {
  const colour = findColour(cvet)
  return colour !== null && isNearBlack(colour)
}

/** Returns whether a paint vanishes on a dark ground. */
export function isNearBlack(colour: Colour): boolean {
  return NEAR_BLACK.includes(colour)
}

/** The colour that a model is drawn in: one of its plates', always the same one, different from model to model. */
export function drawnColour({ slug, colours }: Painted): string | undefined {
  const hash = [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
  return colours[hash % Math.max(colours.length, 1)]
}

/** The known colours of a model's plates: first the one that it is drawn in. */
export function paintsOf(car: Painted): Colour[] {
  const drawn = drawnColour(car)
  const colours = drawn === undefined ? [] : [drawn, ...car.colours]
  return [...new Set(colours.map(findColour).filter((colour) => colour !== null))]
}

/** The colours that a visitor may choose from; none where there is one. */
export function paintChoice(car: Painted): Colour[] {
  const paints = paintsOf(car)
  return paints.length > 1 ? paints : []
}

/** Returns the wished colour if the model has such a plate and another one, else undefined. */
export function wishedColour(car: Painted, requested: Colour | undefined): Colour | undefined {
  return paintChoice(car).find((colour) => colour === requested)
}

/** Returns a car that is drawn in the wished colour. */
export function inColour<Car extends Painted>(car: Car, colour: Colour | undefined): Car {
  return colour ? { ...car, colours: [cvetOf(colour)] } : car
}
