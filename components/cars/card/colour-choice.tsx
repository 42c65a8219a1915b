import { useTranslations } from 'next-intl'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { isNearBlack, paintsOf } from '@/lib/cars/paint'
import art from './car-art.module.css'
import type { PicturedCar } from './car-picture'
import styles from './colours.module.css'

/** Which colour of the model is looked at: paints its `ColourScope`. It promises no colour and says so. */
export function ColourChoice({ car }: { car: Pick<PicturedCar, 'slug' | 'colours'> }) {
  const t = useTranslations('cars')
  const paints = paintsOf(car)
  if (paints.length < 2) return null
  return (
    <fieldset className={styles.choice}>
      <VisuallyHidden as="legend">{t('label.colour')}</VisuallyHidden>
      {paints.map((paint, index) => (
        <label key={paint}>
          <input
            className={art.paint}
            data-night={isNearBlack(paint) || undefined}
            data-paint={paint}
            defaultChecked={index === 0}
            name="colour"
            type="radio"
            value={paint}
          />
          <b>{t(`colour.${paint}`)}</b>
        </label>
      ))}
      <small>{t('colourWish')}</small>
    </fieldset>
  )
}
