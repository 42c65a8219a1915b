import { useTranslations } from 'next-intl'
import { paintsOf } from '@/lib/cars/paint'
import { useListFormat } from '@/lib/i18n/use-list-format'
import { PAINTS } from '@/provider/contract/rules/cars/paints'
import type { PicturedCar } from './car-picture'

const MOST_DOTS = 4
/** Pixels from one dot to the next, and of the words "+1". */
const STEP = 21
const WORDS = 20

/** The colours of a model's plates as dots, the drawn one first; nothing where none is known. */
export function ColourSwatches({ car }: { car: Pick<PicturedCar, 'slug' | 'colours'> }) {
  const t = useTranslations('cars')
  const format = useListFormat()
  const paints = paintsOf(car)
  if (paints.length === 0) return null
  const names = format.list(paints.map((paint) => t(`colour.${paint}`)))
  const dots = paints.slice(0, MOST_DOTS)
  const more = paints.length - dots.length
  const width = dots.length * STEP + (more > 0 ? WORDS : 0)
  return (
    <svg
      aria-label={t('coloursAvailable', { colours: names })}
      height="18"
      role="img"
      viewBox={`0 0 ${width} 18`}
      width={width}
    >
      {dots.map((paint, index) => (
        <circle cx={index * STEP + 9} cy="9" fill={PAINTS[paint]} key={paint} r="7.5" stroke="var(--line-strong)" />
      ))}
      {more > 0 && (
        <text fill="var(--text-2)" fontSize="12" x={dots.length * STEP} y="13">
          {t('coloursMore', { count: more })}
        </text>
      )}
    </svg>
  )
}
