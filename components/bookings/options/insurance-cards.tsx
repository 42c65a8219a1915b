'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { RadioCard } from '@/components/ui/radio-group/radio-card'
import { formatRoubles } from '@/lib/format/money'
import { glassLiabilityKop } from '@/lib/options/glass-liability'
import type { InsuranceOffer } from '@/provider/contract/options'
import styles from './options.module.css'

/** Packages with the most that the driver would have to pay, all to one scale. Stands in a group with a name. */
export function InsuranceCards({ offers }: { offers: InsuranceOffer[] }) {
  const { choice, change } = useLiveQuote()
  const mostKop = Math.max(...offers.map(({ liabilityKop }) => liabilityKop))
  return (
    <div className={styles.packages}>
      {offers.map((offer) => (
        <RadioCard
          aria-describedby={`insurance-${offer.code}`}
          aria-labelledby={`insurance-${offer.code}-name`}
          checked={choice.options.insurance === offer.code}
          key={offer.code}
          name="insurance"
          onChange={() => change({ ...choice, options: { ...choice.options, insurance: offer.code } })}
          value={offer.code}
        >
          <b id={`insurance-${offer.code}-name`}>{offer.name}</b>
          <Details glassKop={glassLiabilityKop(offer.code, offers)} mostKop={mostKop} offer={offer} />
        </RadioCard>
      ))}
    </div>
  )
}

type DetailsProps = { offer: InsuranceOffer; glassKop: number | undefined; mostKop: number }

function Details({ offer, glassKop, mostKop }: DetailsProps) {
  const t = useTranslations('bookings.options')
  const locale = useLocale()
  const { code, text, perDayKop, forRentalKop, liabilityKop, documentsWithinDays } = offer
  return (
    <span className={styles.details} id={`insurance-${code}`}>
      <span>
        {perDayKop === 0 ? t('included') : t('perDay', { amount: formatRoubles(perDayKop, locale) })}
        {perDayKop > 0 && forRentalKop !== null && (
          <small>{t('perRental', { amount: formatRoubles(forRentalKop, locale) })}</small>
        )}
      </span>
      <small>{t('atMost')}</small>
      <Liability kop={liabilityKop} mostKop={mostKop} of={t('body')} />
      {glassKop !== undefined && <Liability kop={glassKop} mostKop={mostKop} of={t('glass')} />}
      <small>{text}</small>
      {documentsWithinDays !== null && <small>{t('documentsWithin', { days: documentsWithinDays })}</small>}
    </span>
  )
}

function Liability({ of, kop, mostKop }: { of: string; kop: number; mostKop: number }) {
  const locale = useLocale()
  return (
    <span className={styles.liability}>
      <span>{of}</span> <b>{formatRoubles(kop, locale)}</b>
      {/* No `<progress>`: it would be a second control of the card's label. */}
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${mostKop} 1`}>
        <path d={`M0 0h${kop}v1H0z`} />
      </svg>
    </span>
  )
}
