import './long-term.css'
import { useLocale, useTranslations } from 'next-intl'
import { CarSpecs } from '@/components/cars/page/car-specs'
import { CarStage } from '@/components/cars/page/car-stage'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { LongTermCar } from '@/lib/long-term/long-term-car'
import { longTermCarHref } from '@/lib/long-term/long-term-filter'
import { monthPriceFor } from '@/provider/contract/rules/long-term/month-price'
import { FreeFrom } from './free-from'
import { MonthPrice } from './month-price'
import { Plate } from './plate'

/** One plate: what a month costs for the term chosen, and from when it is free. */
export function LongTermCard({ offer, months }: { offer: LongTermCar; months: number }) {
  const t = useTranslations('longTerm')
  const locale = useLocale()
  const { car, gosnomer, address, cvet, year, mileageKm, freeFrom, depositKop, mileagePerMonthKm } = offer
  const { savingPercent } = monthPriceFor(offer, months)
  const href = longTermCarHref(address, months)
  return (
    <article className="card">
      <CarStage car={{ ...car, colours: [cvet] }}>
        {savingPercent !== null && (
          <ul className="tags">
            <li className="tag off">{t('saving', { percent: savingPercent })}</li>
          </ul>
        )}
      </CarStage>
      <div className="bd">
        <div className="row between lt-name">
          <div>
            <h3 className="nm">
              <Link href={href}>{car.name}</Link>
            </h3>
            <p className="sub">{t('yearAndMileage', { year: String(year), km: mileageKm })}</p>
          </div>
          <Plate gosnomer={gosnomer} />
        </div>
        <CarSpecs car={car} />
        <ul className="facts-line">
          <li>
            <FreeFrom date={freeFrom} />
          </li>
          <li>{t('deposit', { amount: formatRoubles(depositKop, locale) })}</li>
          <li>{t('mileagePerMonth', { km: mileagePerMonthKm })}</li>
        </ul>
        <div className="pr">
          <MonthPrice months={months} offer={offer} />
          <Link aria-label={t('detailsOf', { name: car.name })} className="btn primary" href={href}>
            {t('details')}
          </Link>
        </div>
      </div>
    </article>
  )
}
