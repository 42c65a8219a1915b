import { useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { paintChoice } from '@/lib/cars/paint'
import { Link } from '@/lib/i18n/navigation'
import { type Colour, PAINTS } from '@/provider/contract/rules/cars/paints'
import type { PicturedCar } from './car-picture'
import styles from './colour-choice.module.css'

type Props = {
  car: Pick<PicturedCar, 'slug' | 'colours'>
  chosen: Colour | undefined
  /** Of the page with this colour; undefined: with no wish. */
  hrefOf: (colour?: Colour) => string
}

/** Colours to look at and to ask for, as links: the address carries the choice on. The text promises none. */
export function ColourChoice({ car, chosen, hrefOf }: Props) {
  const t = useTranslations('cars')
  const paints = paintChoice(car)
  const current = chosen ?? paints[0]
  if (!current) return null
  return (
    <nav aria-label={t('label.colour')} className={`${styles.choice} no-print`}>
      {paints.map((paint) => (
        <Link
          aria-current={paint === current ? 'true' : undefined}
          aria-label={t(`colour.${paint}`)}
          href={hrefOf(paint)}
          key={paint}
          replace
          scroll={false}
        >
          <svg aria-hidden="true" height="28" viewBox="0 0 28 28" width="28">
            <circle cx="14" cy="14" fill={PAINTS[paint]} r="13" stroke="var(--line-strong)" />
          </svg>
        </Link>
      ))}
      <Text as="span" size="s" tone="muted">
        <b>{t(`colour.${current}`)}</b>
        {chosen && (
          <TextLink href={hrefOf()} isOneLine replace scroll={false}>
            {t('colourAny')}
          </TextLink>
        )}
        <br />
        {t(chosen ? 'colourWish' : 'colourHint')}
      </Text>
    </nav>
  )
}
