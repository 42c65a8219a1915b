import { useLocale, useTranslations } from 'next-intl'
import { CarPicture } from '@/components/cars/card/car-picture'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { Transfer } from '@/lib/transfers/transfer'
import styles from './transfer-models.module.css'

/** Models with a driver as cards; those of the VIP class as wide as the list, on the night stage. */
export function TransferModels({ transfers }: { transfers: Transfer[] }) {
  return (
    <ul className={styles.models}>
      {transfers.map((transfer) => (
        <Model key={transfer.slug} transfer={transfer} />
      ))}
    </ul>
  )
}

function Model({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('transfers')
  const locale = useLocale()
  const { slug, car, classId, passengers, hourKop, dayKop, minHours, dayHours } = transfer
  return (
    <li data-look={classId === 'vip' ? 'night' : undefined}>
      <div className={styles.stage}>
        <CarPicture car={car} isOnStage />
      </div>
      <div className={styles.words}>
        <h3>
          <Link href={`/service/${slug}/`}>{car.name}</Link>
        </h3>
        <p>{t('passengersAndHours', { count: passengers, hours: minHours })}</p>
        <Text as="b" isNumeric>
          {t('perHour', { amount: formatRoubles(hourKop, locale) })}
        </Text>
        <p>{t('perDay', { amount: formatRoubles(dayKop, locale), hours: dayHours })}</p>
      </div>
    </li>
  )
}
