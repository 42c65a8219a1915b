import './transfers.css'
import { useLocale, useTranslations } from 'next-intl'
import { CarArt } from '@/components/cars/card/car-art'
import { drawnColour } from '@/lib/cars/paint'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { Transfer } from '@/lib/transfers/transfer'

/** One model with a driver: its hour and its day. */
export function TransferRow({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('transfers')
  const locale = useLocale()
  const { slug, car, passengers, hourKop, dayKop, minHours, dayHours } = transfer
  return (
    <li className="tr-row">
      <CarArt body={car.body} colour={drawnColour(car)} />
      <div>
        <h3>
          <Link href={`/service/${slug}/`}>{car.name}</Link>
        </h3>
        <p className="small muted">{t('passengersAndHours', { count: passengers, hours: minHours })}</p>
      </div>
      <p className="amt num">
        <b>{t('perHour', { amount: formatRoubles(hourKop, locale) })}</b>
        <span className="small muted">{t('perDay', { amount: formatRoubles(dayKop, locale), hours: dayHours })}</span>
      </p>
    </li>
  )
}
