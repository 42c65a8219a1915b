import { planDrawing } from '@/lib/cars/drawing'
import type { SeatPlan } from '@/lib/cars/seat-plan'
import styles from './plan-drawing.module.css'

/** Seats and luggage from above; the words beside it say the same, unless it has a label. */
export function PlanDrawing({ plan, label }: { plan: SeatPlan; label?: string }) {
  const { href, width, height } = planDrawing(plan.id)
  const svgProps = {
    className: styles.plan,
    'data-look': plan.isMirrored ? 'mirrored' : undefined,
    viewBox: `0 0 ${width} ${height}`,
  }
  const content = <use href={href} />
  if (label === undefined)
    return (
      <svg aria-hidden="true" {...svgProps}>
        {content}
      </svg>
    )
  return (
    <svg aria-label={label} role="img" {...svgProps}>
      {content}
    </svg>
  )
}
