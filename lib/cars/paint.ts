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
} as const

export type Colour = (typeof COLOUR_OF)[keyof typeof COLOUR_OF]

const TABLE = new Map<string, Colour>(Object.entries(COLOUR_OF))

const NEAR_BLACK: ReadonlyArray<Colour> = ['black', 'blue']

/** @returns null for a colour outside the table: the drawing then keeps its own paint. */
export function findColour(cvet: string): Colour | null {
  return TABLE.get(cvet.trim().toLowerCase()) ?? null
}

/** Near-black paints stand on a night stage, where the outline of the car can be seen. */
export function needsNight(cvet: string): boolean {
  const colour = findColour(cvet)
  return colour !== null && NEAR_BLACK.includes(colour)
}

/** The colour that a model is drawn in: one of its plates', always the same one, different from model to model. */
export function drawnColour({ slug, colours }: { slug: string; colours: string[] }): string | undefined {
  const hash = [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
  return colours[hash % Math.max(colours.length, 1)]
}
