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

/** Paint of the drawings in each colour. */
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

const TABLE = new Map<string, Colour>(Object.entries(COLOUR_OF))

/** Returns null for a colour outside the table: the drawing then keeps its own paint. */
export function findColour(cvet: string): Colour | null {
  return TABLE.get(cvet.trim().toLowerCase()) ?? null
}
