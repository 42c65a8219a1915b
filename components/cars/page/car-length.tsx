import { useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { MM_PER_METRE } from '@/lib/cars/car'
import { findModelDrawing, MM_PER_UNIT } from '@/lib/cars/drawing'
import styles from './car-length.module.css'

/** Half of the room that the words have in the line, of the width of the window. */
const HALF_GAP = 0.1
const END = 9

/** The length of a model under its own drawing, as long as the car there; nothing under that of a class. */
export function CarLength({ slug, lengthMm }: { slug: string; lengthMm: number }) {
  const t = useTranslations('cars')
  const drawing = findModelDrawing(slug)
  if (!drawing) return null
  const middle = drawing.width / 2
  const half = Math.round(lengthMm / MM_PER_UNIT / 2)
  const gap = Math.min(Math.round(drawing.width * HALF_GAP), half)
  const side = (sign: 1 | -1) => {
    const end = middle + sign * half
    return `M${end} 0V${END}M${end} ${END / 2}H${middle + sign * gap}`
  }
  return (
    <div className={styles.length}>
      <svg aria-hidden="true" overflow="visible" viewBox={`0 0 ${drawing.width} ${END}`} width="100%">
        <path d={side(-1) + side(1)} stroke="var(--text-2)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <Text as="span" size="xs" tone="muted">
        <VisuallyHidden>{t('label.length')} </VisuallyHidden>
        {t('metres', { metres: lengthMm / MM_PER_METRE })}
      </Text>
    </div>
  )
}
