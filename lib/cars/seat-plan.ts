import type { Car } from './car'

/** Plan of a layout: its rows of seats from the front, the fullest boot, and the step by which suitcases are drawn. */
type Layout = { id: string; rows: string; cases: number; step: number }

const LAYOUTS: readonly Layout[] = [
  { id: 'plan-2', rows: '2', cases: 1, step: 1 },
  { id: 'plan-3', rows: '3', cases: 0, step: 1 },
  { id: 'plan-4', rows: '2+2', cases: 1, step: 1 },
  { id: 'plan-5', rows: '2+3', cases: 4, step: 1 },
  { id: 'plan-6', rows: '2+2+2', cases: 3, step: 1 },
  { id: 'plan-7', rows: '2+2+3', cases: 3, step: 1 },
  { id: 'plan-7b', rows: '2+3+2', cases: 3, step: 1 },
  { id: 'plan-8', rows: '2+3+3', cases: 4, step: 1 },
  { id: 'plan-14', rows: '2+3+3+3+3', cases: 8, step: 4 },
  { id: 'plan-20', rows: '1+3+3+3+3+3+4', cases: 12, step: 6 },
]
/** Drawn with the wheel on the left; the others have it on the right. */
const WHEEL_ON_THE_LEFT = 'plan-20'

/** What one suitcase of a plan stands for. */
export const SUITCASE_CM = '67 × 45 × 26'

export type SeatPlan = { id: string; isMirrored: boolean }

/** Returns the plan of a model's seats with its suitcases; null where no plan shows them as they are. */
export function findSeatPlan({
  seatRows,
  luggage,
  steeringSide,
}: Pick<Car, 'seatRows' | 'luggage' | 'steeringSide'>): SeatPlan | null {
  const rows = seatRows?.join('+')
  const layout = LAYOUTS.find((one) => one.rows === rows)
  // More suitcases than the boot of the plan holds, or fewer than one step: the words would say another number.
  if (!layout || luggage.suitcases > layout.cases || luggage.suitcases % layout.step !== 0) return null
  const id = luggage.suitcases > 0 ? `${layout.id}-${luggage.suitcases}` : layout.id
  const drawnSide = layout.id === WHEEL_ON_THE_LEFT ? 'left' : 'right'
  return { id, isMirrored: steeringSide !== null && steeringSide !== drawnSide }
}
