import { useLocale, useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list/definition-list'
import { Panel } from '@/components/ui/panel/panel'
import { CITIZEN_ORDER } from '@/lib/conditions/citizen-order'
import { formatRoubles } from '@/lib/format/money'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import type { Settings } from '@/provider/contract/settings'

type Props = { offer: LongTermPage; settings: Settings }

/** What one needs to take this car for months: age, experience, documents, deposit; and a company. */
export function LongTermNeeds({ offer, settings: { documents, rules } }: Props) {
  const t = useTranslations('longTerm')
  const cars = useTranslations('cars')
  const locale = useLocale()
  const { minAge, minExperienceYears } = offer.car
  const age = minAge ?? rules.minDriverAge
  const years = minExperienceYears ?? rules.minExperienceYears
  const held = offer.depositKop > 0 && (
    <>
      {formatRoubles(offer.depositKop, locale)}
      <span>
        {cars('depositReleased', { days: rules.depositReleaseDays, cash: rules.depositInCash ? 'yes' : 'no' })}
      </span>
    </>
  )
  const driver = (
    <>
      {cars('driverNeeds', { age, years })}
      <span>{cars('driverMaxAge', { age: rules.maxDriverAge })}</span>
    </>
  )
  return (
    <Panel heading={cars('needs')} headingId="needs">
      <DefinitionList
        look="needs"
        rows={[
          { term: cars('label.driver'), value: driver },
          ...CITIZEN_ORDER[locale].map((citizenship) => ({
            term: cars(`citizen.${citizenship}`),
            value: documents[citizenship],
          })),
          { term: t('forCompany'), value: t('companyNeeds') },
          { term: cars('label.deposit'), value: held || cars('depositNone') },
        ]}
      />
    </Panel>
  )
}
