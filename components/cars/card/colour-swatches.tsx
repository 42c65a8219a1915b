import { useTranslations } from 'next-intl'
import { paintsOf } from '@/lib/cars/paint'
import { useFormatter } from '@/lib/i18n/use-formatter'
import art from './car-art.module.css'
import type { PicturedCar } from './car-picture'
import styles from './colours.module.css'

const MOST_DOTS = 4

/** The colours of a model's plates as dots, the drawn one first; nothing where none is known. */
export function ColourSwatches({ car }: { car: Pick<PicturedCar, 'slug' | 'colours'> }) {
  const t = useTranslations('cars')
  const format = useFormatter()
  const paints = paintsOf(car)
  if (paints.length === 0) return null
  const names = format.list(paints.map((paint) => t(`colour.${paint}`)))
  return (
    <span aria-label={t('coloursAvailable', { colours: names })} className={styles.swatches} role="img">
      {paints.slice(0, MOST_DOTS).map((paint) => (
        <i className={art.paint} data-paint={paint} key={paint} />
      ))}
      {paints.length > MOST_DOTS && <small>{t('coloursMore', { count: paints.length - MOST_DOTS })}</small>}
    </span>
  )
}
