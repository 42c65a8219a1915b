/**
 * How wide a photo stands, for the browser's choice of a file. Phones with three dots a point get the file for two: the
 * eye sees no more, and the first view stays within 60 kB.
 */
export const PHOTO_SIZES = {
  /** The whole stage of a car's page. */
  stage:
    '(max-width: 860px) and (min-resolution: 2.5dppx) 66vw, (max-width: 860px) 100vw, (max-width: 1320px) 62vw, 820px',
  card: '(max-width: 860px) and (min-resolution: 2.5dppx) 60vw, (max-width: 860px) 92vw, 360px',
  /** Beside the words of a list or a summary, and the small pictures of a gallery. */
  tile: '140px',
} as const

export type PhotoPlace = keyof typeof PHOTO_SIZES
