import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CarPicture, type PicturedCar } from '@/components/cars/card/car-picture'
import { CarPhoto } from '@/components/photos/car-photo'
import { joinTokens } from '@/components/ui/look'
import type { Car } from '@/lib/cars/car'
import { drawnColour, needsNight } from '@/lib/cars/paint'
import { findColour } from '@/provider/contract/rules/cars/paints'
import styles from './stage.module.css'

export type StagedCar = PicturedCar & Pick<Car, 'name'> & Partial<Pick<Car, 'lengthMm' | 'photos'>>

type Props = {
  car: StagedCar
  look: string | false
  /** Of a stage that has a sheet of its own besides. */
  className?: string | undefined
  /** How large its photo is asked for. */
  place: 'card' | 'stage'
  /** Its picture is in the first view. */
  isFirst?: boolean
  above?: ReactNode
  below?: ReactNode
}

/** The car on a stage: its first photo where the branch has one, over the drawing, which is seen until then. */
export function StageFrame({ car, look, className, place, isFirst = false, above, below }: Props) {
  const t = useTranslations('cars')
  const photo = car.photos?.[0]
  const cvet = drawnColour(car)
  const colour = cvet === undefined ? null : findColour(cvet)
  const isNight = cvet !== undefined && needsNight(cvet)
  return (
    <div
      className={joinTokens(styles.stage, className)}
      data-look={joinTokens(look, isNight && 'night', photo && 'photo')}
    >
      {above}
      <CarPicture
        car={car}
        isLazy={place === 'card' && !isFirst}
        isOnStage
        {...(!photo && {
          label: colour ? t('artLabel', { name: car.name, colour: t(`colour.${colour}`) }) : car.name,
        })}
      />
      {photo && <CarPhoto isFirst={isFirst} name={car.name} photo={photo} place={place} />}
      {below}
    </div>
  )
}
