import { useLocale, useTranslations } from 'next-intl'
import { LaterCharges } from '@/components/quotes/later-charges'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import type { CarPage } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { needsLicence } from '@/provider/contract/rules/cars/car-classes'
import { WASH_INCLUDED } from '@/provider/contract/rules/cars/wash-included'
import type { BranchRules } from '@/provider/contract/settings'
import styles from './car-page.module.css'

type Props = { car: CarPage; rules: BranchRules }

/** What a day's price holds and what it does not, before anybody asks. */
export function IncludedList({ car, rules }: Props) {
  const t = useTranslations('cars.included')
  const included = useIncluded(car)
  const apart = useApart(car, rules)
  return (
    <Panel heading={t('heading')} headingId="included">
      <div className={styles.included}>
        <div>
          <h3>{t('in')}</h3>
          <ul>
            {included.map((text) => (
              <li key={text}>
                <Icon of="check" size="s" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('out')}</h3>
          <ul>
            {apart.map((text) => (
              <li key={text}>
                <Icon of="minus" size="s" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <LaterCharges />
    </Panel>
  )
}

function useIncluded({ classId, mileageLimitKmPerDay: km, deductibleKop, tags }: CarPage): string[] {
  const t = useTranslations('cars')
  const locale = useLocale()
  const isInsured = needsLicence(classId)
  return [
    ...(isInsured ? [t('included.osago')] : []),
    ...(deductibleKop > 0
      ? [t(isInsured ? 'included.deductible' : 'included.damage', { amount: formatRoubles(deductibleKop, locale) })]
      : []),
    km === null ? t('mileageFree') : t('mileageLimit', { km }),
    ...(tags.includes(WASH_INCLUDED) ? [t('tag.wash')] : []),
  ]
}

function useApart(car: CarPage, { night }: BranchRules): string[] {
  const t = useTranslations('cars.included')
  const locale = useLocale()
  const { classId, fuel, mileageLimitKmPerDay, overMileageKopPerKm, tags } = car
  const isOverPaid = mileageLimitKmPerDay !== null && overMileageKopPerKm > 0
  const { from, to, feeKop } = night
  return [
    ...(fuel === null ? [] : [t('fuel')]),
    ...(isOverPaid ? [t('overMileage', { amount: formatRoubles(overMileageKopPerKm, locale) })] : []),
    ...(tags.includes(WASH_INCLUDED) || !needsLicence(classId) ? [] : [t('wash')]),
    ...(feeKop > 0 ? [t('night', { from, to, amount: formatRoubles(feeKop, locale) })] : []),
    t('delivery'),
    t('fines'),
  ]
}
