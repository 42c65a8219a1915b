import { classDrawing, type Drawing } from '@/lib/cars/drawing'
import { isNearBlack } from '@/lib/cars/paint'
import { type Colour, findColour, PAINTS } from '@/provider/contract/rules/cars/paints'
import styles from './car-art.module.css'

type Props = {
  /** Id of the class's drawing. */
  body: string
  /** Of a model; left out: that of the class. */
  drawing?: Drawing
  /** Russian colour of the data; unknown or absent: the drawing's own paint. */
  colour?: string | undefined
  /** Colours to choose from in place of one: the drawing in each, of which a `ColourScope` shows the chosen one. */
  choice?: Colour[]
  /** What the drawing shows. Left out where the text beside it says the same. */
  label?: string
  /** Its ground is light enough for every paint. */
  isOnStage?: boolean
}

/** A drawing of a car in its paint, which is an attribute: the CSP allows no style attributes (DESIGN §3). */
export function CarArt({ body, drawing = classDrawing(body), colour, choice, label, isOnStage = false }: Props) {
  const paint = colour === undefined ? null : findColour(colour)
  const hasGlow = paint !== null && !isOnStage && isNearBlack(paint)
  const svgProps = {
    className: hasGlow ? styles.glow : undefined,
    viewBox: `0 0 ${drawing.width} ${drawing.height}`,
  }
  const content = (choice ?? [paint]).map((one) =>
    one ? (
      <use className={styles.paint} color={PAINTS[one]} href={drawing.href} key={one} />
    ) : (
      <use href={drawing.href} key="own" />
    ),
  )
  if (label === undefined)
    return (
      <svg aria-hidden="true" {...svgProps}>
        {content}
      </svg>
    )
  return (
    <svg aria-label={label} role="img" {...svgProps}>
      {content}
    </svg>
  )
}
