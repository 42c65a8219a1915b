import { planDrawing } from '@/lib/cars/drawing'
import type { SeatPlan } from '@/lib/cars/seat-plan'

/** Seats and luggage from above; the words beside it say the same. */
export function PlanDrawing({ plan }: { plan: SeatPlan }) {
  const { href, width, height } = planDrawing(plan.id)
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width="100%">
      <use href={href} transform={plan.isMirrored ? `matrix(1 0 0 -1 0 ${height})` : undefined} />
    </svg>
  )
}
