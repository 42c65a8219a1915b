/** Colours of the branch's data (`cvet`, Russian) → the colour's id: its paint and message key. */
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

/** Paint of each colour (DESIGN §3). */
export const PAINTS: Readonly<Record<Colour, string>> = {
  white: '#f0f3f3',
  black: '#15191d',
  silver: '#c4ced4',
  grey: '#7c8b93',
  blue: '#1f3346',
  red: '#a3262b',
  green: '#1f4a3d',
  yellow: '#ffb92e',
  teal: '#0f6f80',
  beige: '#c3b285',
  burgundy: '#6a2230',
  brown: '#6b4a35',
}

/** As many as `colour-choice.module.css` can show. */
const MOST_CHOICES = 5

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

/** The colours that a visitor may choose from; none where there is one. */
export function paintChoice(car: Painted): Colour[] {
  const paints = paintsOf(car)
  return paints.length > 1 ? paints.slice(0, MOST_CHOICES) : []
}
