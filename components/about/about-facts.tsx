import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { BranchRules } from '@/provider/contract/settings'

type Props = { rules: BranchRules; models: number; freeAirport: boolean }

/** Four facts of the settings and of the fleet; free delivery only while the place list says so. */
export function AboutFacts({ rules, models, freeAirport }: Props) {
  const t = useTranslations('about.facts')
  const { carsAdvertised: cars, freeCancellationHours: hours, callbackMinutes: minutes } = rules
  const facts = [
    { icon: 'car-front', title: t('cars', { cars }), text: t('models', { models }) },
    ...(freeAirport ? [{ icon: 'plane-landing', title: t('airport'), text: t('airportText') } as const] : []),
    { icon: 'calendar-check', title: t('cancellation', { hours }), text: t('cancellationText') },
    { icon: 'phone-call', title: t('callback', { minutes }), text: t('callbackText') },
  ] as const
  return (
    <ul className="info-cards">
      {facts.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon of={icon} size="l" />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
