import { findColour } from '@/lib/cars/paint'
import { drawingHref } from '@/lib/cars/sprite'
import styles from './car-art.module.css'

type Props = {
  /** Id of the drawing in the sprite. */
  body: string
  /** Russian colour of the data; unknown or absent: the drawing's own paint. */
  colour?: string | undefined
  /** What the drawing shows. Left out where the text beside it says the same. */
  label?: string
}

/** A car from the sprite, painted by its sheet: the CSP allows no style attributes (DESIGN §3). */
export function CarArt({ body, colour, label }: Props) {
  const paint = colour === undefined ? null : findColour(colour)
  const svgProps = {
    className: paint ? styles.drawing : undefined,
    'data-paint': paint ?? undefined,
    viewBox: '0 0 640 300',
  }
  const drawing = <use href={drawingHref(body)} />
  if (label === undefined)
    return (
      <svg aria-hidden="true" {...svgProps}>
        {drawing}
      </svg>
    )
  return (
    <svg aria-label={label} role="img" {...svgProps}>
      {drawing}
    </svg>
  )
}
