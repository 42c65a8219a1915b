import { useLocale, useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list/definition-list'
import { Panel } from '@/components/ui/panel/panel'
import type { CarPage } from '@/lib/cars/car'
import { CITIZEN_ORDER } from '@/lib/conditions/citizen-order'
import { formatRoubles } from '@/lib/format/money'
import { needsLicence } from '@/provider/contract/rules/cars/car-classes'
import type { Settings } from '@/provider/contract/settings'

type Props = { car: CarPage; documents: Settings['documents']; rules: Settings['rules'] }

/** What one needs to take this car: age, experience, documents, deposit, where it may be driven, cancellation. */
export function RentalNeeds({ car, documents, rules }: Props) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const driver = car.minAge !== null && (
    <>
      {car.minExperienceYears
        ? t('driverNeeds', { age: car.minAge, years: car.minExperienceYears })
        : t('driverAge', { age: car.minAge })}
      <span>{t('driverMaxAge', { age: rules.maxDriverAge })}</span>
    </>
  )
  const documentRows = needsLicence(car.classId)
    ? CITIZEN_ORDER[locale].map((citizenship) => ({
        term: t(`citizen.${citizenship}`),
        value: documents[citizenship],
      }))
    : [{ term: t('papers'), value: t('papersPassport') }]
  // A Chinese licence of category C2 is for automatic gearboxes only.
  const manual =
    locale === 'zh-CN' && car.transmission === 'manual' && car.licenceCategory !== null
      ? [{ term: t('label.licence'), value: t('licenceManual', { category: car.licenceCategory }) }]
      : []
  const held = car.depositKop > 0 && (
    <>
      {formatRoubles(car.depositKop, locale)}
      <span>{t('depositReleased', { days: rules.depositReleaseDays, cash: rules.depositInCash ? 'yes' : 'no' })}</span>
    </>
  )
  const area = needsLicence(car.classId) && (
    <>
      {t('areaText')}
      <span>{t('areaNot')}</span>
    </>
  )
  return (
    <Panel heading={t('needs')} headingId="needs">
      <DefinitionList
        look="needs"
        rows={[
          { term: t('label.driver'), value: driver },
          ...manual,
          ...documentRows,
          { term: t('label.deposit'), value: held || t('depositNone') },
          { term: t('area'), value: area },
          { term: t('cancellation'), value: t('cancellationFree', { hours: rules.freeCancellationHours }) },
        ]}
      />
    </Panel>
  )
}
