import { useLocale, useTranslations } from 'next-intl'
import { CarSpecs } from '@/components/cars/page/car-specs'
import { CarStage } from '@/components/cars/page/car-stage'
import { Button } from '@/components/ui/button/button'
import { BareCard } from '@/components/ui/card/bare-card'
import { Tag } from '@/components/ui/tag/tag'
import { TagList } from '@/components/ui/tag/tag-list'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { LongTermCar } from '@/lib/long-term/long-term-car'
import { longTermCarHref } from '@/lib/long-term/long-term-filter'
import { monthPriceFor } from '@/provider/contract/rules/long-term/month-price'
import { FreeFrom } from './free-from'
import styles from './long-term-card.module.css'
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
    <BareCard>
      <CarStage car={{ ...car, colours: [cvet] }}>
        {savingPercent !== null && (
          <TagList>
            <Tag as="li" tone="sale">
              {t('saving', { percent: savingPercent })}
            </Tag>
          </TagList>
        )}
      </CarStage>
      <div className={styles.body}>
        <div className={styles.name}>
          <div>
            <h3>
              <Link href={href}>{car.name}</Link>
            </h3>
            <Text size="s" tone="muted">
              {t('yearAndMileage', { year: String(year), km: mileageKm })}
            </Text>
          </div>
          <Plate gosnomer={gosnomer} />
        </div>
        <CarSpecs car={car} />
        <ul className={styles.facts}>
          <li>
            <FreeFrom date={freeFrom} />
          </li>
          <li>{t('deposit', { amount: formatRoubles(depositKop, locale) })}</li>
          <li>{t('mileagePerMonth', { km: mileagePerMonthKm })}</li>
        </ul>
        <div className={styles.foot}>
          <MonthPrice months={months} offer={offer} />
          <Button aria-label={t('detailsOf', { name: car.name })} href={href}>
            {t('details')}
          </Button>
        </div>
      </div>
    </BareCard>
  )
}
