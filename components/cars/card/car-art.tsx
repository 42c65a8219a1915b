import { classDrawing, type Drawing } from '@/lib/cars/drawing'
import { isNearBlack } from '@/lib/cars/paint'
import { findColour, PAINTS } from '@/provider/contract/rules/cars/paints'
import styles from './car-art.module.css'

type Props = {
  /** Id of the class's drawing. */
  body: string
  /** Of a model; left out: that of the class. */
  drawing?: Drawing
  /** Russian colour of the data; unknown or absent: the drawing's own paint. */
  colour?: string | undefined
  /** What the drawing shows. Left out where the text beside it says the same. */
  label?: string
  /** Its ground is light enough for every paint. */
  isOnStage?: boolean
  /** Below the first view: a model's drawing is loaded when it comes near. */
  isLazy?: boolean
}

/** A drawing of a car in its paint, which is an attribute: the CSP allows no style attributes (DESIGN §3). */
export function CarArt({
  body,
  drawing = classDrawing(body),
  colour,
  label,
  isOnStage = false,
  isLazy = false,
}: Props) {
  const paint = colour === undefined ? null : findColour(colour)
  const hasGlow = paint !== null && !isOnStage && isNearBlack(paint)
  const { file, width, height } = drawing
  if (isLazy && file)
    return (
      // biome-ignore lint/performance/noImgElement: next/image would copy a vector picture that is small already.
      <img
        alt={label ?? ''}
        className={hasGlow ? styles.glow : undefined}
        height={height}
        loading="lazy"
        src={paint ? `${file}#${paint}` : file}
        width={width}
      />
    )
  const svgProps = {
    className: hasGlow ? styles.glow : undefined,
    viewBox: `0 0 ${width} ${height}`,
  }
  const content = paint ? (
    <use className={styles.paint} color={PAINTS[paint]} href={drawing.href} />
  ) : (
    <use href={drawing.href} />
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
