import { BadgePercent, CalendarCheck, Infinity as InfinityIcon, PlaneLanding } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { BranchRules } from '@/provider/contract/settings'

type Props = { rules: BranchRules; freeAirport: boolean }

/** Four facts of the settings; free delivery only while the place list says so. */
export function Facts({ rules, freeAirport }: Props) {
  const t = useTranslations('home')
  const facts = [
    { key: 'mileage', Icon: InfinityIcon },
    ...(freeAirport ? [{ key: 'airport', Icon: PlaneLanding } as const] : []),
    { key: 'discount', Icon: BadgePercent },
    { key: 'cancellation', Icon: CalendarCheck },
  ] as const
  const values = { discount: rules.maxDiscountPercent, hours: rules.freeCancellationHours }
  return (
    <ul className="wrap facts">
      {facts.map(({ key, Icon }) => (
        <li key={key}>
          <Icon aria-hidden="true" className="ic" />
          <div>
            <b>{t(`facts.${key}.title`, values)}</b>
            <span>{t(`facts.${key}.text`)}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
