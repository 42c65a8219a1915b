import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { Text } from '@/components/ui/text/text'
import { findModelDrawing } from '@/lib/cars/drawing'
import styles from './big-stage.module.css'
import { CarLength } from './car-length'
import { type StagedCar, StageFrame } from './stage-frame'

type Props = {
  car: StagedCar
  /** `gallery`: one of several pictures. */
  size?: 'big' | 'gallery'
  children?: ReactNode
}

/** The car on the stage of its page. `children` is the list of tags over it. */
export function BigCarStage({ car, size = 'big', children }: Props) {
  const t = useTranslations('cars')
  const isDrawing = !car.photos?.[0]
  return (
    <StageFrame
      above={
        <>
          {children}
          {isDrawing && (
            <Text size="xs" tone="muted">
              <Icon of="pencil-ruler" size="s" />
              {t(findModelDrawing(car.slug) ? 'drawingOfModel' : 'drawingOfClass')}
            </Text>
          )}
        </>
      }
      below={isDrawing && car.lengthMm && <CarLength lengthMm={car.lengthMm} slug={car.slug} />}
      car={car}
      className={styles.large}
      look={size}
      place="stage"
    />
  )
}
