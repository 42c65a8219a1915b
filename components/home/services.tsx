import { FileCheck, PlaneLanding, Receipt, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { BranchRules } from '@/provider/contract/settings'

const CARDS = [
  { key: 'price', Icon: Receipt, to: 'rent' },
  { key: 'terms', Icon: FileCheck, to: 'rentalTerms' },
  { key: 'deposit', Icon: ShieldCheck, to: 'publicOffer' },
  { key: 'transfer', Icon: PlaneLanding, to: 'service' },
] as const

/** What a visitor wants to know before the first booking, each with the page that says it in full. */
export function Services({ rules }: { rules: BranchRules }) {
  const t = useTranslations('home')
  const values = { days: rules.depositReleaseDays, age: rules.minDriverAge, years: rules.minExperienceYears }
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2>{t('services.heading')}</h2>
      </div>
      <ul className="svc">
        {CARDS.map(({ key, Icon, to }) => (
          <li key={key}>
            <Link href={SITE_LINKS[to]}>
              <Icon aria-hidden="true" className="ic" />
              <h3>{t(`services.${key}.title`)}</h3>
              <span>{t(`services.${key}.text`, values)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
