'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { Icon } from '@/components/ui/icon/icon'
import { formatRoubles } from '@/lib/format/money'
import type { InsuranceOffer } from '@/provider/contract/options'

/** Packages side by side, each with the most that the driver would have to pay. */
export function InsuranceCards({ offers }: { offers: InsuranceOffer[] }) {
  const t = useTranslations('bookings.options')
  const { choice, change } = useLiveQuote()
  if (offers.length === 0) return null
  return (
    <div aria-labelledby="insurance" className="panel stack" role="radiogroup">
      <h2 className="h-sub" id="insurance">
        {t('insurance')}
      </h2>
      <div className="opt">
        {offers.map((offer) => (
          <label className="oc" key={offer.code}>
            <input
              aria-describedby={`insurance-${offer.code}`}
              aria-labelledby={`insurance-${offer.code}-name`}
              checked={choice.options.insurance === offer.code}
              name="insurance"
              onChange={() => change({ ...choice, options: { ...choice.options, insurance: offer.code } })}
              type="radio"
              value={offer.code}
            />
            <b id={`insurance-${offer.code}-name`}>{offer.name}</b>
            <Details offer={offer} />
          </label>
        ))}
      </div>
    </div>
  )
}

function Details({ offer }: { offer: InsuranceOffer }) {
  const t = useTranslations('bookings.options')
  const locale = useLocale()
  const { code, text, perDayKop, forRentalKop, liabilityKop, documentsWithinDays } = offer
  return (
    <span className="oc-text" id={`insurance-${code}`}>
      {perDayKop === 0 ? (
        <span className="p">{t('included')}</span>
      ) : (
        <span className="p num">
          {t('perDay', { amount: formatRoubles(perDayKop, locale) })}
          {forRentalKop !== null && <small>{t('perRental', { amount: formatRoubles(forRentalKop, locale) })}</small>}
        </span>
      )}
      <span className="li">
        <Icon of="check" size="s" />
        <b>{t('liability', { amount: formatRoubles(liabilityKop, locale) })}</b>
      </span>
      <span className="li">
        <Icon of="check" size="s" />
        <span>{text}</span>
      </span>
      {documentsWithinDays !== null && (
        <span className="li">
          <Icon of="file-clock" size="s" />
          <span>{t('documentsWithin', { days: documentsWithinDays })}</span>
        </span>
      )}
    </span>
  )
}
