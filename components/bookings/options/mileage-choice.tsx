'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { Panel } from '@/components/ui/panel/panel'
import { RadioRow } from '@/components/ui/radio-group/radio-row'
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
    name: 'mileage',
    value: mileage,
    checked: choice.options.mileage === mileage,
    onChange: () => change({ ...choice, options: { ...choice.options, mileage } }),
  })
  return (
    <Panel as="div" flow="stack" heading={t('mileage')} headingId="mileage" role="radiogroup">
      <RadioRow
        {...radio('standard')}
        title={usualKmPerDay === null ? t('mileageFree') : t('kmPerDay', { km: usualKmPerDay })}
      />
      <RadioRow
        {...radio('limited')}
        isGain
        notes={[t('mileageOver', { amount: formatRoubles(overMileageKopPerKm, locale) })]}
        sum={t('mileageDiscount', { percent: discountPercent })}
        title={t('kmPerDay', { km: kmPerDay })}
      />
    </Panel>
  )
}
