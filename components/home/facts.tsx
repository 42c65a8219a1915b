import { BadgePercent, CalendarCheck, Infinity as InfinityIcon, PlaneLanding } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { AirportFee } from '@/lib/prices/airport-fee'
import { TERM_DAYS } from '@/lib/prices/term-days'
import type { BranchRules } from '@/provider/contract/settings'

type Props = { rules: BranchRules; airport: AirportFee }

/** Four facts of the settings; free delivery only while the place list says so. */
export function Facts({ rules, airport }: Props) {
  const t = useTranslations('home')
  const facts = [
    { key: 'mileage', Icon: InfinityIcon },
    ...(airport === 'free' ? [{ key: 'airport', Icon: PlaneLanding } as const] : []),
    { key: 'discount', Icon: BadgePercent },
    { key: 'cancellation', Icon: CalendarCheck },
  ] as const
  const values = { discount: rules.maxDiscountPercent, hours: rules.freeCancellationHours, ...TERM_DAYS }
  return (
    <ul className="wrap facts">
      {facts.map(({ key, Icon }) => (
        <li key={key}>
          <Icon aria-hidden="true" className="ic" />
          <div>
            <b>{t(`facts.${key}.title`, values)}</b>
            <span>{t(`facts.${key}.text`, values)}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
