import { useLocale, useTranslations } from 'next-intl'
import { CarPicture } from '@/components/cars/card/car-picture'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { Transfer } from '@/lib/transfers/transfer'
import styles from './transfer-row.module.css'

/** One model with a driver: its hour and its day. */
export function TransferRow({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('transfers')
  const locale = useLocale()
  const { slug, car, passengers, hourKop, dayKop, minHours, dayHours } = transfer
  return (
    <li className={styles.model}>
      <CarPicture car={car} />
      <div>
        <h3>
          <Link href={`/service/${slug}/`}>{car.name}</Link>
        </h3>
        <Text size="s" tone="muted">
          {t('passengersAndHours', { count: passengers, hours: minHours })}
        </Text>
      </div>
      <Text isNumeric>
        <b>{t('perHour', { amount: formatRoubles(hourKop, locale) })}</b>
        <Text as="span" size="s" tone="muted">
          {t('perDay', { amount: formatRoubles(dayKop, locale), hours: dayHours })}
        </Text>
      </Text>
    </li>
  )
}
