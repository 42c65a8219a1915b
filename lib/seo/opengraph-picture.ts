import { type Colour, findColour } from '@/lib/cars/paint'

/** Pixels of a picture that a shared link shows. */
export const PICTURE_SIZE = { width: 1200, height: 630 }

/** Paints of the cars (DESIGN §3), as in `components/cars/card/car-art.module.css`; a test holds them together. */
export const PAINTS: Record<Colour, string> = {
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
}

/** Drawings of `public/assets/cars`. */
export const BODIES = [
  'bus',
  'business',
  'business-b',
  'cabriolet',
  'cargo',
  'comfort',
  'comfort-b',
  'crossovers',
  'crossovers-b',
  'minivans',
  'minivans-b',
  'promo',
  'promo-b',
  'scooters',
  'suv',
  'suv-b',
  'vip',
] as const

export type Picture = { body: (typeof BODIES)[number]; colour: Colour }

/** Fingerprint of all the drawings, so that they may be kept for ever; the test of this file holds it. */
const VERSION = '4fe18980'

/** Every picture there is: the build draws them all. */
export const PICTURE_NAMES = BODIES.flatMap((body) => Object.keys(PAINTS).map((colour) => `${body}.${colour}.png`))

/** Of pages that are about no car. */
export const SITE_PICTURE = addressOf('suv', 'white')

/** Address of the picture of a car, which is the same in every language: it holds no words but the brand. */
export function pictureOf({ body, cvet }: { body: string; cvet: string | undefined }): string {
  const colour = cvet === undefined ? null : findColour(cvet)
  return BODIES.some((one) => one === body) ? addressOf(body, colour ?? 'white') : SITE_PICTURE
}

function addressOf(body: string, colour: Colour): string {
  return `/opengraph/${body}.${colour}.png?v=${VERSION}`
}

/** `suv.white.png` → what to draw; null for a name that is no picture. */
export function readPicture(name: string): Picture | null {
  const [, bodyName, colourName] = /^([a-z-]{1,20})\.([a-z]{1,20})\.png$/.exec(name) ?? []
  const body = BODIES.find((one) => one === bodyName)
  const colour = (Object.keys(PAINTS) as Colour[]).find((known) => known === colourName)
  return body && colour ? { body, colour } : null
}
