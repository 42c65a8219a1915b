const RATIO = 3 / 2

type Size = { width: number; height: number }

/** Returns the size of the largest 3:2 part of a picture, at most so wide and never enlarged. */
export function frameOf(width: number, height: number, most = Number.POSITIVE_INFINITY): Size {
  const own = Math.min(width, Math.floor(height * RATIO), most)
  return { width: own, height: Math.round(own / RATIO) }
}

/** Returns the share of a picture that its 3:2 part leaves out, 0…1. */
export function cutShare(width: number, height: number): number {
  const frame = frameOf(width, height)
  return 1 - (frame.width * frame.height) / (width * height)
}
