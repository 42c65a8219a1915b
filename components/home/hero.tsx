import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container/container'
import { Text } from '@/components/ui/text/text'
import type { AirportFee } from '@/lib/prices/airport-fee'
import type { BranchRules } from '@/provider/contract/settings'
import styles from './hero.module.css'

type Props = { rules: BranchRules; airport: AirportFee; children: ReactNode }

/** The promise of the branch in two lines; `children` is the search form, which the bridge stands on. */
export function Hero({ rules, airport, children }: Props) {
  const t = useTranslations('home')
  return (
    <section className={styles.hero}>
      <div>
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet="/assets/brand/hero-dark.svg" />
          <img alt="" fetchPriority="high" height={720} src="/assets/brand/hero-light.svg" width={2400} />
        </picture>
      </div>
      <Container>
        <h1>{t.rich('heading', { line: (words) => <span>{words}</span> })}</h1>
        <Text isLead>{t('lead', { cars: rules.carsAdvertised, discount: rules.maxDiscountPercent, airport })}</Text>
        {children}
      </Container>
    </section>
  )
}
