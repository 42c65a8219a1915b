/** Colours that the drawings have a paint for: ids of messages, of an address and of a wish. */
export const COLOURS = [
  'white',
  'black',
  'silver',
  'grey',
  'blue',
  'red',
  'green',
  'yellow',
  'teal',
  'beige',
  'burgundy',
  'brown',
] as const

export type Colour = (typeof COLOURS)[number]

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

/** The same colours as the plates of the branch's data have them (`cvet`, Russian). */
const CVET_OF: Readonly<Record<Colour, string>> = {
  white: 'белый',
  black: 'чёрный',
  silver: 'серебристый',
  grey: 'серый',
  blue: 'синий',
  red: 'красный',
  green: 'зелёный',
  yellow: 'жёлтый',
  teal: 'бирюзовый',
  beige: 'бежевый',
  burgundy: 'бордовый',
  brown: 'коричневый',
}

/** Returns a colour as the data of the plates has it, in lower case. */
export function cvetOf(colour: Colour): string {
  return CVET_OF[colour]
}

/** @returns null for a colour outside the table: a drawing then keeps its own paint. */
export function findColour(cvet: string): Colour | null {
  const clean = cvet.trim().toLowerCase()
  return COLOURS.find((colour) => CVET_OF[colour] === clean) ?? null
}
