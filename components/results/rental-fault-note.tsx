import { addDays } from 'date-fns'
import { CircleAlert } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { firstPickup } from '@/lib/cars/first-pickup'
import { formatPhone, telHref } from '@/lib/format/phone'
import type { RentalFault } from '@/lib/search/search-params'
import type { BranchRules } from '@/provider/contract/settings'

export const FAULT_ID = 'rental-fault'

type Props = { fault: RentalFault; now: Date; rules: BranchRules; phone: string }

/** Why these dates cannot be searched, and what can: each fault in its own words, with the first possible moment. */
export function RentalFaultNote({ fault, now, rules, phone }: Props) {
  const t = useTranslations('cars.fault')
  const format = useFormatter()
  const moment = (date: Date) =>
    format.dateTime(date, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <p className="errsum" id={FAULT_ID} role="alert">
      <CircleAlert className="ic" />
      <span>
        {t.rich(fault, {
          first: moment(firstPickup(now, rules)),
          last: format.dateTime(addDays(now, rules.maxDaysAhead), { day: 'numeric', month: 'long', year: 'numeric' }),
          hours: rules.minHoursBeforePickup,
          days: fault === 'rental_too_long' ? rules.maxRentalDays : rules.maxDaysAhead,
          number: formatPhone(phone),
          phone: (chunks: ReactNode) => (
            <a className="link num" href={telHref(phone)}>
              {chunks}
            </a>
          ),
        })}
      </span>
    </p>
  )
}
