'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { formatRoubles } from '@/lib/format/money'
import type { CarOptions } from '@/provider/contract/options'

type Props = {
  offer: CarOptions['mileage']
  /** Of the model without the option; null: no limit. */
  usualKmPerDay: number | null
}

export function MileageChoice({ offer, usualKmPerDay }: Props) {
  const t = useTranslations('bookings.options')
  const locale = useLocale()
  const { choice, change } = useLiveQuote()
  if (!offer) return null
  const { kmPerDay, discountPercent, overMileageKopPerKm } = offer
  const radio = (mileage: 'standard' | 'limited') => ({
    type: 'radio' as const,
    name: 'mileage',
    value: mileage,
    checked: choice.options.mileage === mileage,
    onChange: () => change({ ...choice, options: { ...choice.options, mileage } }),
  })
  return (
    <div aria-labelledby="mileage" className="panel stack" role="radiogroup">
      <h2 className="h-sub" id="mileage">
        {t('mileage')}
      </h2>
      <label className="mth">
        <input {...radio('standard')} />
        <b>{usualKmPerDay === null ? t('mileageFree') : t('kmPerDay', { km: usualKmPerDay })}</b>
      </label>
      <label className="mth">
        <input {...radio('limited')} />
        <span>
          <b>{t('kmPerDay', { km: kmPerDay })}</b>
          <span className="sm">{t('mileageOver', { amount: formatRoubles(overMileageKopPerKm, locale) })}</span>
        </span>
        <span className="amt minus">{t('mileageDiscount', { percent: discountPercent })}</span>
      </label>
    </div>
  )
}
