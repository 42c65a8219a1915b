import '@/components/cars/card/card.css'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CarArt } from '@/components/cars/card/car-art'
import type { Car } from '@/lib/cars/car'
import { drawnColour, findColour, needsNight } from '@/lib/cars/paint'

type Props = { car: Pick<Car, 'slug' | 'body' | 'colours' | 'classId'>; size?: 'card' | 'big'; children?: ReactNode }

/** The car on its stage; `children` are the tags over it. */
export function CarStage({ car, size = 'card', children }: Props) {
  const t = useTranslations('cars')
  const cvet = drawnColour(car)
  const colour = cvet === undefined ? null : findColour(cvet)
  const kind = t(`kind.${car.classId}`)
  const classes = ['stage', size === 'big' ? 'big' : '', cvet !== undefined && needsNight(cvet) ? 'night' : '']

  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {children}
      <CarArt
        body={car.body}
        colour={cvet}
        label={colour ? t('artLabel', { kind, colour: t(`colour.${colour}`) }) : kind}
      />
    </div>
  )
}
