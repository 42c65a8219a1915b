import { CircleAlert, CircleCheck } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { FAR_DAY } from '@/lib/format/moments'
import type { PromoOutcome } from '@/provider/contract/promo'

/** What became of a code: each state in its own words, with the facts of its reason. */
export function PromoNote({ promo }: { promo: PromoOutcome }) {
  const text = usePromoText(promo)
  const accepted = promo.state === 'accepted'
  const Icon = accepted ? CircleCheck : CircleAlert
  return (
    <p className={accepted ? 'note free promo-note' : 'note promo-note'}>
      <Icon aria-hidden="true" className="ic" />
      {text}
    </p>
  )
}

function usePromoText({ code, state, percent, statedPercent, minDays, rentalFrom, rentalTo, classes }: PromoOutcome) {
  const t = useTranslations('search.promo')
  const format = useFormatter()
  if (state === 'accepted' && statedPercent !== null && percent < statedPercent)
    return t('acceptedPartly', { code, percent, stated: statedPercent })

  const day = (date: string | null) =>
    date === null ? '' : format.dateTime(new Date(date), { ...FAR_DAY, timeZone: 'UTC' })
  const known = rentalFrom && rentalTo ? 'both' : rentalFrom ? 'from' : rentalTo ? 'to' : 'neither'
  return t(state, {
    code,
    percent,
    known,
    from: day(rentalFrom),
    to: day(rentalTo),
    minDays: minDays ?? 0,
    classes: format.list(classes, { type: 'disjunction' }),
  })
}
