import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link/text-link'
import styles from './quotes.module.css'

/** To everything that may be asked for after a rental, beside the price that does not hold it. */
export function LaterCharges() {
  const t = useTranslations('quotes')
  return (
    <p className={styles.later}>
      <TextLink href="/prices/#charges">{t('later')}</TextLink>
    </p>
  )
}
