import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { AirportFee } from '@/lib/prices/airport-fee'
import type { BranchRules } from '@/provider/contract/settings'

type Props = { rules: BranchRules; airport: AirportFee; children: ReactNode }

/** The promise of the branch; `children` is the search form. */
export function Hero({ rules, airport, children }: Props) {
  const t = useTranslations('home')
  return (
    <section className="hero">
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet="/assets/brand/hero-dark.svg" />
        <img alt="" className="pic" fetchPriority="high" height={720} src="/assets/brand/hero-light.svg" width={2400} />
      </picture>
      <div className="wrap">
        <h1>{t('heading')}</h1>
        <p className="lead">{t('lead', { cars: rules.carsAdvertised, discount: rules.maxDiscountPercent, airport })}</p>
        {children}
      </div>
    </section>
  )
}
