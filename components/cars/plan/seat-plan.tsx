import { useTranslations } from 'next-intl'
import { useLuggage } from '@/components/cars/page/attribute-rows'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Panel } from '@/components/ui/panel/panel'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import type { Car } from '@/lib/cars/car'
import { findSeatPlan, SUITCASE_CM } from '@/lib/cars/seat-plan'
import { PlanDrawing } from './plan-drawing'

/** Seats and luggage from above, with the same in words; nothing for a model that no plan shows as it is. */
export function SeatPlan({ car }: { car: Car }) {
  const t = useTranslations('cars.plan')
  const luggage = useLuggage(car)
  const plan = findSeatPlan(car)
  if (!plan) return null
  const rows = car.seatRows ?? []
  return (
    <Panel heading={t('heading')} headingId="plan">
      <CardGrid as="div" min="s">
        <PlanDrawing plan={plan} />
        <div>
          <Stack>
            <p>
              {rows.length > 1
                ? t('rows', { count: car.seats, rows: rows.join('\u00a0+\u00a0') })
                : t('oneRow', { count: car.seats })}
            </p>
            {luggage && <p>{luggage}</p>}
            <Text size="s" tone="muted">
              {car.luggage.suitcases > 0 && (
                <>
                  {t('suitcase', { size: SUITCASE_CM })}
                  <br />
                </>
              )}
              {t('sketch')}
            </Text>
          </Stack>
        </div>
      </CardGrid>
    </Panel>
  )
}
