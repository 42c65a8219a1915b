import { useLocale, useTranslations } from 'next-intl'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { TextLink } from '@/components/ui/text-link/text-link'
import { scooterNeeds } from '@/lib/driver-check/verdict'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DriverClass } from '@/provider/contract/driver-check'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { BranchRules } from '@/provider/contract/settings'

/** What the branch asks of everybody at the wheel. */
export function DriverNeeds({ rules, classes }: { rules: BranchRules; classes: DriverClass[] }) {
  const t = useTranslations('driverCheck.needs')
  const locale = useLocale()
  const { minDriverAge: min, maxDriverAge: max, minExperienceYears: years } = rules
  const scooters = scooterNeeds(classes)
  return (
    <InfoBlock heading={t('title')}>
      <ul>
        <li>{t('age', { min, max })}</li>
        <li>{t('experience', { years })}</li>
        {scooters && <li>{t('scooters', scooters)}</li>}
        <li>{t('licence')}</li>
        <li>{t('contract')}</li>
      </ul>
      <p>
        {t('stricter')}
        {sentenceGap(locale)}
        <TextLink href={SITE_LINKS.service}>{t('service')}</TextLink>
      </p>
    </InfoBlock>
  )
}
