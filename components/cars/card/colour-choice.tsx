import { useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { isNearBlack } from '@/lib/cars/paint'
import { type Colour, PAINTS } from '@/provider/contract/rules/cars/paints'
import styles from './colour-choice.module.css'

/** Which colour of the model is looked at in its `ColourScope`. It promises no colour and says so. */
export function ColourChoice({ paints }: { paints: Colour[] }) {
  const t = useTranslations('cars')
  if (paints.length === 0) return null
  return (
    <fieldset className={styles.choice}>
      <VisuallyHidden as="legend">{t('label.colour')}</VisuallyHidden>
      {paints.map((paint, index) => (
        <label key={paint}>
          <input
            data-night={isNearBlack(paint) || undefined}
            defaultChecked={index === 0}
            name="colour"
            type="radio"
            value={paint}
          />
          <svg aria-hidden="true" height="28" pointerEvents="none" viewBox="0 0 28 28" width="28">
            <circle cx="14" cy="14" fill={PAINTS[paint]} r="13" stroke="var(--line-strong)" />
          </svg>
          <Text as="b" size="s">
            {t(`colour.${paint}`)}
          </Text>
        </label>
      ))}
      <Text as="small" size="s" tone="muted">
        {t('colourWish')}
      </Text>
    </fieldset>
  )
}
