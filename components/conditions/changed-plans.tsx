import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { LaterCharge } from '@/provider/contract/later-charges'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { ConditionBlock } from './condition-block'

/** A day of this price makes the example. */
const EXAMPLE_DAY_KOP = 400_000

/** What a no-show, an early return, a late one and more days cost. `charges`: of the price list; null: not known now. */
export function ChangedPlans({ charges }: { charges: readonly LaterCharge[] | null }) {
  const t = useTranslations('conditions.plans')
  const gap = sentenceGap(useLocale())
  const late = charges?.find(({ code }) => code === 'late')
  const rows = [
    { id: 'noShow', text: t('noShowText') },
    { id: 'early', text: t('earlyText') },
    { id: 'late', text: useLateText(late) },
    { id: 'extend', text: t('extendText') },
  ] as const
  return (
    <ConditionBlock id="plans">
      {rows.map(
        ({ id, text }) =>
          text !== '' && (
            <p key={id}>
              <b>{t(id)}</b>
              {gap}
              {text}
            </p>
          ),
      )}
    </ConditionBlock>
  )
}

/** Until when lateness is free, the price of an hour with an example, and when it is a whole day. */
function useLateText(late: LaterCharge | undefined): string {
  const t = useTranslations('conditions.plans')
  const locale = useLocale()
  if (!late) return ''
  const { graceMinutes, sharePercent, feeKop, fullDayAfterHours } = late
  const roubles = (kop: number) => formatRoubles(kop, locale)
  const hour =
    feeKop === null
      ? t('latePercent', {
          percent: sharePercent ?? 0,
          day: roubles(EXAMPLE_DAY_KOP),
          hour: roubles((EXAMPLE_DAY_KOP * (sharePercent ?? 0)) / 100),
        })
      : t('lateFee', { hour: roubles(feeKop) })
  return [
    graceMinutes && t('lateGrace', { minutes: graceMinutes }),
    hour,
    fullDayAfterHours && t('lateDay', { hours: fullDayAfterHours }),
  ]
    .filter(Boolean)
    .join(sentenceGap(locale))
}
