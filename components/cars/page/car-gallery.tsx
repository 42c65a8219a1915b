import { useTranslations } from 'next-intl'
import { CarPicture } from '@/components/cars/card/car-picture'
import { CarTags } from '@/components/cars/card/car-tags'
import { PlanDrawing } from '@/components/cars/plan/plan-drawing'
import { Gallery } from '@/components/photos/gallery'
import type { CarPage } from '@/lib/cars/car'
import { paintsOf } from '@/lib/cars/paint'
import { findSeatPlan } from '@/lib/cars/seat-plan'
import { CarStage } from './car-stage'
import styles from './parts.module.css'

/** The pictures of a model: its photos where the branch has some, its drawing, its seats from above. */
export function CarGallery({ car }: { car: CarPage }) {
  const t = useTranslations('photos')
  const isPaintedByChoice = car.selfDrive && paintsOf(car).length > 1
  const plan = findSeatPlan(car)
  const tags = <CarTags tags={car.tags} />
  const side = {
    name: t('side'),
    stage: (
      <CarStage car={{ ...car, photos: [] }} isPaintedByChoice={isPaintedByChoice} size="gallery">
        {car.photos.length === 0 && tags}
      </CarStage>
    ),
    thumbnail: <CarPicture car={car} isPaintedByChoice={isPaintedByChoice} />,
  }
  const seats = plan && {
    name: t('plan'),
    stage: (
      <div className={styles.stage} data-look="big gallery">
        <PlanDrawing label={t('plan')} plan={plan} />
      </div>
    ),
    thumbnail: <PlanDrawing plan={plan} />,
  }
  return (
    <Gallery
      drawings={seats ? [side, seats] : [side]}
      name={car.name}
      photos={car.photos}
      placeholder={<CarPicture car={car} isPaintedByChoice={isPaintedByChoice} />}
    >
      {tags}
    </Gallery>
  )
}
