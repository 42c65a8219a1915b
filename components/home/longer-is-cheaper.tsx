import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section/section'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import type { CarPage } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { TERM_DAYS } from '@/lib/prices/term-days'
import styles from './longer-is-cheaper.module.css'

/** The three steps of the price by the term of hire, from one real car. Today's, as on its own page. */
export function LongerIsCheaper({ car }: { car: CarPage }) {
  const t = useTranslations('home')
  const locale = useLocale()
  const [today] = car.prices
  if (today.discount7 <= 0) return null
  return (
    <Section space="bottom">
      <div className={styles.beside}>
        <Stack>
          <h2>{t('longer')}</h2>
          <Text tone="muted">{t('longerText', TERM_DAYS)}</Text>
          <Text size="s" tone="muted">
            {t('longerExample', { name: car.name })}
          </Text>
        </Stack>
        <ol className={styles.stairs}>
          <li>
            <i>{t('steps.short', TERM_DAYS)}</i>
            <span>{t('steps.base')}</span>
            <b>{formatRoubles(today.underThreeKop, locale)}</b>
          </li>
          <li>
            <i>{t('steps.middle', TERM_DAYS)}</i>
            <span>{t('percentOff', { percent: today.discount3 })}</span>
            <b>{formatRoubles(today.fromThreeKop, locale)}</b>
          </li>
          <li>
            <i>{t('steps.long', TERM_DAYS)}</i>
            <span>{t('percentOff', { percent: today.discount7 })}</span>
            <b>{formatRoubles(today.fromSevenKop, locale)}</b>
          </li>
        </ol>
      </div>
    </Section>
  )
}
