'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { PayableBooking } from '@/provider/contract/miles'

type Props = { bookings: readonly PayableBooking[]; chosen: string; onChoose: (number: string) => void }

/** The bookings that miles may pay for, each with what is to pay (DESIGN, choice row). */
export function BookingChoice({ bookings, chosen, onChoose }: Props) {
  const t = useTranslations('miles.spend')
  const locale = useLocale()
  const format = useFormatter()
  return (
    <div aria-labelledby="mile-bookings" className="mile-choices" role="radiogroup">
      <h2 className="h-sub" id="mile-bookings">
        {t('which')}
      </h2>
      {bookings.map(({ number, car, pickupAt, dropoffAt, dueKop, miles }) => (
        <label className="mth" key={number}>
          <input
            checked={number === chosen}
            name="booking"
            onChange={() => onChoose(number)}
            type="radio"
            value={number}
          />
          <span>
            <b>{t('booking', { number, car })}</b>
            <span className="sm">{format.dateTimeRange(new Date(pickupAt), new Date(dropoffAt), FAR_DAY)}</span>
            {miles > 0 && <span className="sm">{t('paying', { miles })}</span>}
          </span>
          <span className="amt num">{t('due', { amount: formatRoubles(dueKop, locale) })}</span>
        </label>
      ))}
    </div>
  )
}
