import './card.css'
import { findColour } from '@/lib/cars/paint'
import { drawingHref } from '@/lib/cars/sprite'

type Props = {
  /** Id of the drawing in the sprite. */
  body: string
  /** Russian colour of the data; unknown or absent: the drawing's own paint. */
  colour?: string | undefined
  /** What the drawing shows. Left out where the text beside it says the same. */
  label?: string
}

/** A car from the sprite, painted by a class: the CSP allows no style attributes (DESIGN §3). */
export function CarArt({ body, colour, label }: Props) {
  const paint = colour === undefined ? null : findColour(colour)
  const className = paint ? `car p-${paint}` : 'car'
  const drawing = <use href={drawingHref(body)} />
  if (label === undefined)
    return (
      <svg aria-hidden="true" className={className} viewBox="0 0 640 300">
        {drawing}
      </svg>
    )
  return (
    <svg aria-label={label} className={className} role="img" viewBox="0 0 640 300">
      {drawing}
    </svg>
  )
}
