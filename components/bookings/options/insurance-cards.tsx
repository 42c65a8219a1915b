'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { RadioCard } from '@/components/ui/radio-group/radio-card'
import { formatRoubles } from '@/lib/format/money'
import type { InsuranceOffer } from '@/provider/contract/options'
import styles from './options.module.css'

/** Packages side by side, each with the most that the driver would have to pay. */
export function InsuranceCards({ offers }: { offers: InsuranceOffer[] }) {
  const t = useTranslations('bookings.options')
  const { choice, change } = useLiveQuote()
  if (offers.length === 0) return null
  return (
    <Panel as="div" flow="stack" heading={t('insurance')} headingId="insurance" role="radiogroup">
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
            <Details offer={offer} />
          </RadioCard>
        ))}
      </div>
    </Panel>
  )
}

function Details({ offer }: { offer: InsuranceOffer }) {
  const t = useTranslations('bookings.options')
  const locale = useLocale()
  const { code, text, perDayKop, forRentalKop, liabilityKop, documentsWithinDays } = offer
  return (
    <span className={styles.details} id={`insurance-${code}`}>
      {perDayKop === 0 ? (
        <span>{t('included')}</span>
      ) : (
        <span>
          {t('perDay', { amount: formatRoubles(perDayKop, locale) })}
          {forRentalKop !== null && <small>{t('perRental', { amount: formatRoubles(forRentalKop, locale) })}</small>}
        </span>
      )}
      <span>
        <Icon of="check" size="s" />
        <b>{t('liability', { amount: formatRoubles(liabilityKop, locale) })}</b>
      </span>
      <span>
        <Icon of="check" size="s" />
        <span>{text}</span>
      </span>
      {documentsWithinDays !== null && (
        <span>
          <Icon of="file-clock" size="s" />
          <span>{t('documentsWithin', { days: documentsWithinDays })}</span>
        </span>
      )}
    </span>
  )
}
