import { useLocale, useTranslations } from 'next-intl'
import { scooterNeeds } from '@/lib/driver-check/verdict'
import { Link } from '@/lib/i18n/navigation'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DriverClass } from '@/provider/contract/driver-check'
import type { BranchRules } from '@/provider/contract/settings'

/** What the branch asks of everybody at the wheel. */
export function DriverNeeds({ rules, classes }: { rules: BranchRules; classes: DriverClass[] }) {
  const t = useTranslations('driverCheck.needs')
  const locale = useLocale()
  const { minDriverAge: min, maxDriverAge: max, minExperienceYears: years } = rules
  const scooters = scooterNeeds(classes)
  return (
    <section className="info-block">
      <h2>{t('title')}</h2>
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
        <Link className="link" href={SITE_LINKS.service}>
          {t('service')}
        </Link>
      </p>
    </section>
  )
}
