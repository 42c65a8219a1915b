/** Colours of the branch's data (`cvet`, Russian) → the colour's id: its paint (`data-paint`) and message key (DESIGN §3). */
const COLOUR_OF = {
  белый: 'white',
  чёрный: 'black',
  серебристый: 'silver',
  серый: 'grey',
  синий: 'blue',
  красный: 'red',
  зелёный: 'green',
  жёлтый: 'yellow',
  бирюзовый: 'teal',
  бежевый: 'beige',
  бордовый: 'burgundy',
  коричневый: 'brown',
} as const

export type Colour = (typeof COLOUR_OF)[keyof typeof COLOUR_OF]

const TABLE = new Map<string, Colour>(Object.entries(COLOUR_OF))

const NEAR_BLACK: ReadonlyArray<Colour> = ['black', 'blue']

type Painted = { slug: string; colours: string[] }

/** @returns null for a colour outside the table: the drawing then keeps its own paint. */
export function findColour(cvet: string): Colour | null {
  return TABLE.get(cvet.trim().toLowerCase()) ?? null
}

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
