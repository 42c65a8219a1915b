import { useLocale, useTranslations } from 'next-intl'
import { Container } from '@/components/ui/container/container'
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
  const steps = [
    [t('steps.short', TERM_DAYS), today.underThreeKop],
    [t('steps.middle', TERM_DAYS), today.fromThreeKop],
    [t('steps.long', TERM_DAYS), today.fromSevenKop],
  ] as const
  return (
    <Container as="section">
      <div className={styles.beside}>
        <div>
          <h2>{t('longer')}</h2>
          <Text size="s" tone="muted">
            {t('longerExample', { name: car.name })}
          </Text>
        </div>
        <ol className={styles.stairs}>
          {steps.map(([term, amountKop]) => (
            <li key={term}>
              <span>{term}</span>
              <b>{formatRoubles(amountKop, locale)}</b>
            </li>
          ))}
        </ol>
      </div>
    </Container>
  )
}
