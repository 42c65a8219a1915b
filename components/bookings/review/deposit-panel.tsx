import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type DepositRules, DepositTerms, depositWays } from '@/components/quotes/deposit-terms'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { formatRoubles } from '@/lib/format/money'
import { glassLiabilityKop } from '@/lib/options/glass-liability'
import type { Booking } from '@/provider/contract/bookings'
import type { CarOptions } from '@/provider/contract/options'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import styles from './deposit-panel.module.css'

type Props = {
  booking: Pick<Booking, 'price' | 'liabilityKop' | 'options' | 'cashToBring'>
  offers: CarOptions | null
  rules: DepositRules
  /** Free cars without a deposit on the same dates. */
  without: { count: number; href: string }
}

/** How the deposit is given and comes back, the most that damage can cost, and how to do without one. */
export function DepositPanel({ booking, offers, rules, without }: Props) {
  const t = useTranslations('bookings.review.depositPanel')
  const locale = useLocale()
  const { price, liabilityKop, options } = booking
  if (price.depositKop === 0) return null
  const isCash = Boolean(booking.cashToBring?.depositKop)
  const glassKop = offers ? glassLiabilityKop(options.insurance, offers.insurance) : undefined
  return (
    <Panel heading={t('title', { amount: formatRoubles(price.depositKop, locale) })} headingId="deposit">
      <Text size="s" tone="muted">
        {t('apart')}
      </Text>
      <ul className={styles.terms}>
        <Term icon="credit-card" title={t('card', { ways: depositWays(rules, isCash) })}>
          <DepositTerms isCash={isCash} rules={rules} />
        </Term>
        <Term icon="shield-check" title={t('most', { amount: formatRoubles(liabilityKop, locale) })}>
          {t('mostText')}
          {glassKop !== undefined &&
            glassKop !== liabilityKop &&
            sentenceGap(locale) + t('glass', { amount: formatRoubles(glassKop, locale) })}
        </Term>
        {without.count > 0 && (
          <Term icon="circle-check" title={t('without')}>
            <TextLink href={without.href}>{t('withoutList', { count: without.count })}</TextLink>
          </Term>
        )}
      </ul>
    </Panel>
  )
}

function Term({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <div>
        <b>{title}</b>
        <Text size="s" tone="muted">
          {children}
        </Text>
      </div>
    </li>
  )
}
