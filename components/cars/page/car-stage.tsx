import type { ReactNode } from 'react'
import { joinTokens } from '@/components/ui/look'
import { type StagedCar, StageFrame } from './stage-frame'

type Props = {
  car: StagedCar
  /** `list`: low, every car to one scale. */
  size?: 'card' | 'list'
  /** Its photo is in the first view. */
  isFirst?: boolean
  /** It cannot be hired. */
  isFaded?: boolean
  children?: ReactNode
}

/** The car on the stage of a card. `children` is the list of tags over it. All cards show the same width of the world. */
export function CarStage({ car, size = 'card', isFirst = false, isFaded = false, children }: Props) {
  return (
    <StageFrame
      above={children}
      car={car}
      isFirst={isFirst}
      look={joinTokens(size === 'list' && size, isFaded && 'faded') ?? false}
      place="card"
    />
  )
}
