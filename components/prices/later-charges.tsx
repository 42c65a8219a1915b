import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { LaterCharge } from '@/provider/contract/later-charges'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { PriceList } from './price-list'

/** What may be asked for after a rental, so that nobody learns it then. */
export function LaterCharges({ charges }: { charges: LaterCharge[] }) {
  const t = useTranslations('prices')
  const locale = useLocale()
  const priceOf = ({ unit, feeKop, sharePercent }: LaterCharge) => {
    if (feeKop === 0) return t('free')
    if (feeKop !== null) return t(`chargeUnits.${unit}`, { amount: formatRoubles(feeKop, locale) })
    if (sharePercent !== null) return t(`chargeUnits.${unit}`, { amount: t('shareOfDay', { percent: sharePercent }) })
    return t('byModel')
  }
  const noteOf = ({ graceMinutes, fullDayAfterHours }: LaterCharge) =>
    [
      graceMinutes ? t('grace', { minutes: graceMinutes }) : '',
      fullDayAfterHours ? t('fullDay', { hours: fullDayAfterHours }) : '',
    ]
      .filter(Boolean)
      .join(sentenceGap(locale))
  return (
    <PriceList
      id="charges"
      lead={t('chargesLead')}
      rows={charges.map((charge) => ({
        id: charge.code,
        name: charge.name,
        note: noteOf(charge),
        price: priceOf(charge),
      }))}
      title={t('charges')}
    />
  )
}
