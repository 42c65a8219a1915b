import { CalendarCheck, CarFront, PhoneCall, PlaneLanding } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { BranchRules } from '@/provider/contract/settings'

type Props = { rules: BranchRules; models: number; freeAirport: boolean }

/** Four facts of the settings and of the fleet; free delivery only while the place list says so. */
export function AboutFacts({ rules, models, freeAirport }: Props) {
  const t = useTranslations('about.facts')
  const { carsAdvertised: cars, freeCancellationHours: hours, callbackMinutes: minutes } = rules
  const facts = [
    { Icon: CarFront, title: t('cars', { cars }), text: t('models', { models }) },
    ...(freeAirport ? [{ Icon: PlaneLanding, title: t('airport'), text: t('airportText') }] : []),
    { Icon: CalendarCheck, title: t('cancellation', { hours }), text: t('cancellationText') },
    { Icon: PhoneCall, title: t('callback', { minutes }), text: t('callbackText') },
  ]
  return (
    <ul className="info-cards">
      {facts.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon aria-hidden="true" className="ic l" />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
