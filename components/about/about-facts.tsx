import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card/card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Icon } from '@/components/ui/icon/icon'
import { Text } from '@/components/ui/text/text'
import type { BranchRules } from '@/provider/contract/settings'

type Props = { rules: BranchRules; models: number; freeAirport: boolean }

/** Four facts of the settings and of the fleet; free delivery only while the place list says so. */
export function AboutFacts({ rules, models, freeAirport }: Props) {
  const t = useTranslations('about.facts')
  const { carsAdvertised: cars, freeCancellationHours: hours, callbackMinutes: minutes } = rules
  const facts = [
    { icon: 'car-front', title: t('cars', { cars }), text: t('models', { models }) },
    ...(freeAirport ? [{ icon: 'plane-landing', title: t('airport'), text: t('airportText') } as const] : []),
    { icon: 'calendar-check', title: t('cancellation'), text: t('cancellationText', { hours }) },
    { icon: 'phone-call', title: t('callback', { minutes }), text: t('callbackText') },
  ] as const
  return (
    <CardGrid>
      {facts.map(({ icon, title, text }) => (
        <Card key={title}>
          <Icon of={icon} size="l" />
          <Text as="b" weight="semi">
            {title}
          </Text>
          <Text as="span" size="s" tone="muted">
            {text}
          </Text>
        </Card>
      ))}
    </CardGrid>
  )
}
