'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Heading } from '@/components/ui/heading/heading'
import { RadioRow } from '@/components/ui/radio-group/radio-row'
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
    <div aria-labelledby="mile-bookings" role="radiogroup">
      <Heading id="mile-bookings" isSub>
        {t('which')}
      </Heading>
      {bookings.map(({ number, car, pickupAt, dropoffAt, dueKop, miles }) => (
        <RadioRow
          checked={number === chosen}
          hasLines
          key={number}
          name="booking"
          notes={[
            format.dateTimeRange(new Date(pickupAt), new Date(dropoffAt), FAR_DAY),
            ...(miles > 0 ? [t('paying', { miles })] : []),
          ]}
          onChange={() => onChoose(number)}
          sum={t('due', { amount: formatRoubles(dueKop, locale) })}
          title={t('booking', { number, car })}
          value={number}
        />
      ))}
    </div>
  )
}
