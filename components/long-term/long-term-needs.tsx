import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import type { Settings } from '@/provider/contract/settings'

type Citizenship = keyof Settings['documents']

/** Readers find their own documents first. */
const ORDER: Record<string, Citizenship[]> = {
  ru: ['RU', 'CN', 'other'],
  en: ['other', 'CN', 'RU'],
  'zh-CN': ['CN', 'other', 'RU'],
}

type Props = { offer: LongTermPage; settings: Settings }

/** What one needs to take this car for months: age, experience, documents, deposit; and a company. */
export function LongTermNeeds({ offer, settings: { documents, rules } }: Props) {
  const t = useTranslations('longTerm')
  const cars = useTranslations('cars')
  const locale = useLocale()
  const { minAge, minExperienceYears } = offer.car
  const age = minAge ?? rules.minDriverAge
  const years = minExperienceYears ?? rules.minExperienceYears
  return (
    <section aria-labelledby="needs" className="panel">
      <h2 id="needs">{cars('needs')}</h2>
      <dl className="needs">
        <div>
          <dt>{cars('label.driver')}</dt>
          <dd>
            {cars('driverNeeds', { age, years })}
            <span>{cars('driverMaxAge', { age: rules.maxDriverAge })}</span>
          </dd>
        </div>
        {(ORDER[locale] ?? []).map((citizenship) => (
          <div key={citizenship}>
            <dt>{cars(`citizen.${citizenship}`)}</dt>
            <dd>{documents[citizenship]}</dd>
          </div>
        ))}
        <div>
          <dt>{t('forCompany')}</dt>
          <dd>{t('companyNeeds')}</dd>
        </div>
        <div>
          <dt>{cars('label.deposit')}</dt>
          <dd>
            {offer.depositKop > 0 ? formatRoubles(offer.depositKop, locale) : cars('depositNone')}
            {offer.depositKop > 0 && <span>{cars('depositReleased', { days: rules.depositReleaseDays })}</span>}
          </dd>
        </div>
      </dl>
    </section>
  )
}
