import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import styles from './sections.module.css'

/** Parts of a month's payment that have a text; the operator's data names them by these ids. */
const PAYMENT_ITEMS = [
  'service',
  'seasonalTyres',
  'osago',
  'kasko',
  'replacementCar',
  'fuel',
  'wash',
  'parking',
  'fines',
] as const

type Props = { includes: string[]; excludes: string[] }

/** What the month's payment covers, and what it does not. */
export function Included({ includes, excludes }: Props) {
  const t = useTranslations('longTerm')
  return (
    <Panel heading={t('included')} headingId="included">
      <ul className={styles.parts}>
        {filterPaymentItems(includes).map((part) => (
          <li key={part}>
            <Icon of="check" />
            {t(`part.${part}`)}
          </li>
        ))}
      </ul>
      <h3>{t('notIncluded')}</h3>
      <ul className={styles.parts} data-look="excluded">
        {filterPaymentItems(excludes).map((part) => (
          <li key={part}>
            <Icon of="x" />
            {t(`part.${part}`)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** An id without a text is left out: nobody could read it. */
function filterPaymentItems(ids: readonly string[]): Array<(typeof PAYMENT_ITEMS)[number]> {
  return PAYMENT_ITEMS.filter((item) => ids.includes(item))
}
