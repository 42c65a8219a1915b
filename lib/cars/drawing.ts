import { CLASS_DRAWINGS, MODEL_DRAWINGS, SEAT_PLANS } from './drawings.generated'

/** One unit of a drawing is as long on every model. */
export const MM_PER_UNIT = 8.75

/**
 * `width` and `height` of its window, in units: what is drawn stands in the middle of the width.
 * `file`: the address without a fragment, of a drawing whose fragment may be its paint.
 */
export type Drawing = { href: string; width: number; height: number; file?: string }

const WINDOW = { width: 640, height: 300 }
/** The plan of a bus needs more room: the same as its drawing from the side. */
const BUS_WINDOW = { width: 864, height: 405 }
const BUS_PLAN = /^plan-20\b/

/** Returns the drawing of a class. @param body id of its symbol */
export function classDrawing(body: string): Drawing {
  return { href: `${CLASS_DRAWINGS}#${encodeURIComponent(body)}`, ...WINDOW }
}

/** Returns the drawing of a model, or null where it has none of its own. */
export function findModelDrawing(slug: string): Drawing | null {
  const drawing = Object.hasOwn(MODEL_DRAWINGS, slug) ? MODEL_DRAWINGS[slug] : undefined
  if (!drawing) return null
  const { hash, ...size } = drawing
  const file = `/assets/cars/models/${slug}.svg?v=${hash}`
  return { file, href: `${file}#car-${slug}`, ...size }
}

/** Returns a plan of seats and luggage. @param id of its symbol */
export function planDrawing(id: string): Drawing {
  return { href: `${SEAT_PLANS}#${id}`, ...(BUS_PLAN.test(id) ? BUS_WINDOW : WINDOW) }
}
