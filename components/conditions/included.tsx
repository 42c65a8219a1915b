import { useTranslations } from 'next-intl'
import { ConditionBlock } from './condition-block'

/** What the price covers; the airport only while its hand-over costs nothing. */
export function Included({ freeAirport }: { freeAirport: boolean }) {
  const t = useTranslations('conditions.included')
  const covered = ['insurance', 'mileage', 'service', 'branch', ...(freeAirport ? (['airport'] as const) : [])] as const
  return (
    <ConditionBlock id="included">
      <ul>
        {covered.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p>{t('not')}</p>
    </ConditionBlock>
  )
}
