import { findModelDrawing } from '@/lib/cars/drawing'
import { MODEL_DRAWINGS } from '@/lib/cars/drawings.generated'
import { type Colour, findColour, PAINTS } from '@/provider/contract/rules/cars/paints'

/** Pixels of a picture that a shared link shows. */
export const PICTURE_SIZE = { width: 1200, height: 630 }

/** Drawings of the classes in `public/assets/cars`. */
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

/** A class in one of the paints, or a model in its drawing's own: its colours are not known to the build. */
export type Picture = { body: (typeof BODIES)[number]; colour: Colour } | { model: string }

/** Fingerprint of all the drawings, so that they may be kept for ever; the test of this file holds it. */
const VERSION = 'cecce0e4'

/** Every picture there is: the build draws them all. */
export const PICTURE_NAMES = [
  ...BODIES.flatMap((body) => Object.keys(PAINTS).map((colour) => `${body}.${colour}.png`)),
  ...Object.keys(MODEL_DRAWINGS).map((model) => `${model}.png`),
]

/** Of pages that are about no car. */
export const SITE_PICTURE = addressOf('suv.white')

type Pictured = {
  /** Of a model; left out: a class. */
  slug?: string
  body: string
  cvet: string | undefined
}

/** Address of the picture of a car, which is the same in every language: it holds no words but the brand. */
export function pictureOf({ slug, body, cvet }: Pictured): string {
  if (slug !== undefined && findModelDrawing(slug)) return addressOf(slug)
  const colour = cvet === undefined ? null : findColour(cvet)
  return BODIES.some((one) => one === body) ? addressOf(`${body}.${colour ?? 'white'}`) : SITE_PICTURE
}

function addressOf(name: string): string {
  return `/opengraph/${name}.png?v=${VERSION}`
}

/** `suv.white.png`, `toyota-rav4.png` → what to draw; null for a name that is no picture. */
export function readPicture(name: string): Picture | null {
  const [, first = '', colourName] = /^([a-z0-9-]{1,80})(?:\.([a-z]{1,20}))?\.png$/.exec(name) ?? []
  if (colourName === undefined) return findModelDrawing(first) ? { model: first } : null
  const body = BODIES.find((one) => one === first)
  const colour = (Object.keys(PAINTS) as Colour[]).find((known) => known === colourName)
  return body && colour ? { body, colour } : null
}
