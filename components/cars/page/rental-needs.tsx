import { useLocale, useTranslations } from 'next-intl'
import type { CarPage } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import type { Settings } from '@/provider/contract/settings'

type Citizenship = keyof Settings['documents']

/** Readers find their own documents first. */
const ORDER: Record<string, Citizenship[]> = {
  ru: ['RU', 'CN', 'other'],
  en: ['other', 'CN', 'RU'],
  'zh-CN': ['CN', 'other', 'RU'],
}

type Props = { car: CarPage; documents: Settings['documents']; rules: Settings['rules'] }

/** What one needs to take this car: age, experience, documents, deposit, cancellation. */
export function RentalNeeds({ car, documents, rules }: Props) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const deposit = formatRoubles(car.depositKop, locale)
  return (
    <section aria-labelledby="needs" className="panel">
      <h2 id="needs">{t('needs')}</h2>
      <dl className="needs">
        {car.minAge !== null && (
          <div>
            <dt>{t('label.driver')}</dt>
            <dd>
              {car.minExperienceYears
                ? t('driverNeeds', { age: car.minAge, years: car.minExperienceYears })
                : t('driverAge', { age: car.minAge })}
              <span>{t('driverMaxAge', { age: rules.maxDriverAge })}</span>
            </dd>
          </div>
        )}
        {(ORDER[locale] ?? []).map((citizenship) => (
          <div key={citizenship}>
            <dt>{t(`citizen.${citizenship}`)}</dt>
            <dd>{documents[citizenship]}</dd>
          </div>
        ))}
        <div>
          <dt>{t('label.deposit')}</dt>
          <dd>
            {car.depositKop > 0 ? deposit : t('depositNone')}
            {car.depositKop > 0 && <span>{t('depositReleased', { days: rules.depositReleaseDays })}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('cancellation')}</dt>
          <dd>{t('cancellationFree', { hours: rules.freeCancellationHours })}</dd>
        </div>
      </dl>
    </section>
  )
}
