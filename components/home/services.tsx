import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Section } from '@/components/ui/section/section'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { BranchRules } from '@/provider/contract/settings'
import styles from './services.module.css'

const CARDS = [
  { key: 'price', icon: 'receipt', to: 'rent' },
  { key: 'terms', icon: 'file-check', to: 'rentalTerms' },
  { key: 'deposit', icon: 'shield-check', to: 'publicOffer' },
  { key: 'transfer', icon: 'plane-landing', to: 'service' },
] as const

/** What a visitor wants to know before the first booking, each with the page that says it in full. */
export function Services({ rules }: { rules: BranchRules }) {
  const t = useTranslations('home')
  const values = { days: rules.depositReleaseDays, age: rules.minDriverAge, years: rules.minExperienceYears }
  return (
    <Section heading={t('services.heading')} space="bottom">
      <ul className={styles.services}>
        {CARDS.map(({ key, icon, to }) => (
          <li key={key}>
            <Link href={SITE_LINKS[to]}>
              <Icon of={icon} />
              <h3>{t(`services.${key}.title`)}</h3>
              <span>{t(`services.${key}.text`, values)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
