import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CarArt } from '@/components/cars/card/car-art'
import { joinTokens } from '@/components/ui/look'
import type { Car } from '@/lib/cars/car'
import { drawnColour, findColour, needsNight } from '@/lib/cars/paint'
import styles from './parts.module.css'

type Props = {
  car: Pick<Car, 'slug' | 'body' | 'colours' | 'classId'>
  /** `list`: low, every car to one scale. */
  size?: 'card' | 'list' | 'big'
  /** It cannot be hired. */
  isFaded?: boolean
  children?: ReactNode
}

/** The car on its stage; `children` is the list of tags over it. */
export function CarStage({ car, size = 'card', isFaded = false, children }: Props) {
  const t = useTranslations('cars')
  const cvet = drawnColour(car)
  const colour = cvet === undefined ? null : findColour(cvet)
  const kind = t(`kind.${car.classId}`)
  const isNight = cvet !== undefined && needsNight(cvet)
  return (
    <div
      className={styles.stage}
      data-look={joinTokens(size !== 'card' && size, isFaded && 'faded', isNight && 'night')}
    >
      {children}
      <CarArt
        body={car.body}
        colour={cvet}
        label={colour ? t('artLabel', { kind, colour: t(`colour.${colour}`) }) : kind}
      />
    </div>
  )
}
