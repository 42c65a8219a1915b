'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OptionGroupProps } from '@/components/bookings/options/option-panel'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { formatDifference } from '@/lib/format/difference'
import { comma } from '@/lib/i18n/comma'
import type { LineNames } from '@/lib/options/option-names'
import type { RentalOptions } from '@/provider/contract/options'
import type { QuoteLine } from '@/provider/contract/quotes'
import { useChangedPrice } from './change-context'
import { FoldedPanel } from './folded-panel'

const CODES_OF: Record<OptionGroupProps['of'], readonly QuoteLine['code'][]> = {
  insurance: ['insurance'],
  extras: ['extra'],
  terms: ['mileage_discount', 'booking_protection'],
}

/** A group of options, folded: what is chosen in it, and what that changes in the price. */
export function ChangeGroup({ of, children }: OptionGroupProps) {
  const t = useTranslations('bookings.change')
  const tQuotes = useTranslations('quotes')
  const locale = useLocale()
  const { names, differenceOf } = useChangedPrice()
  const { options } = useLiveQuote().choice
  const chosenNames = {
    insurance: [names[options.insurance]],
    extras: options.extras.map((extra) => extraName(extra, names)),
    terms: [
      options.mileage === 'limited' && tQuotes('mileage_discount'),
      options.protection && tQuotes('booking_protection'),
    ],
  }[of].filter(Boolean)
  const differenceKop = differenceOf(CODES_OF[of])
  return (
    <FoldedPanel
      end={differenceKop !== 0 && formatDifference(differenceKop, locale)}
      note={chosenNames.length > 0 ? chosenNames.join(comma(locale)) : t('none')}
      title={t(`group.${of}`)}
    >
      {of === 'insurance' ? (
        <div aria-label={t('group.insurance')} role="radiogroup">
          {children}
        </div>
      ) : (
        children
      )}
    </FoldedPanel>
  )
}

function extraName({ code, quantity }: RentalOptions['extras'][number], names: LineNames): string {
  const name = names[code] ?? code
  return quantity > 1 ? `${name} × ${quantity}` : name
}
