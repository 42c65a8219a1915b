import { useLocale, useTranslations } from 'next-intl'
import { PlanDrawing } from '@/components/cars/plan/plan-drawing'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { CarPage } from '@/lib/cars/car'
import { findSeatPlan } from '@/lib/cars/seat-plan'
import { comma } from '@/lib/i18n/comma'

/** Cabins and boots from above, with the rows of seats in words; nothing where all are drawn alike. */
export function PlanRow({ cars }: { cars: CarPage[] }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const plans = cars.map((car) => findSeatPlan(car))
  if (new Set(plans.map((plan) => plan?.id)).size < 2) return null
  return (
    <tr>
      <th scope="row">
        {t('plan.heading')}
        <VisuallyHidden>
          {comma(locale)}
          {t('compare.differs')}
        </VisuallyHidden>
      </th>
      {cars.map(({ slug, seatRows }, column) => {
        const plan = plans[column]
        return (
          <td key={slug}>
            {plan && <PlanDrawing plan={plan} />}
            {seatRows?.join('\u00a0+\u00a0') ?? '—'}
          </td>
        )
      })}
    </tr>
  )
}
