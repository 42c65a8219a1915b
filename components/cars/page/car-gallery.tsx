import { useTranslations } from 'next-intl'
import { CarPicture } from '@/components/cars/card/car-picture'
import { CarTags } from '@/components/cars/card/car-tags'
import { PlanDrawing } from '@/components/cars/plan/plan-drawing'
import { Gallery } from '@/components/photos/gallery'
import { joinTokens } from '@/components/ui/look'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { CarPage } from '@/lib/cars/car'
import { findSeatPlan } from '@/lib/cars/seat-plan'
import { BigCarStage } from './big-car-stage'
import big from './big-stage.module.css'
import styles from './stage.module.css'

/** The pictures of a model: its photos where the branch has some, its drawing, its seats from above. */
export function CarGallery({ car }: { car: CarPage }) {
  const t = useTranslations('photos')
  const plan = findSeatPlan(car)
  const tags = <CarTags tags={car.tags} />
  const side = {
    name: t('side'),
    stage: (
      <BigCarStage car={{ ...car, photos: [] }} size="gallery">
        {car.photos.length === 0 && tags}
      </BigCarStage>
    ),
    thumbnail: <CarPicture car={car} />,
  }
  const seats = plan && {
    name: t('plan'),
    stage: (
      <div className={joinTokens(styles.stage, big.large)} data-look="gallery">
        <VisuallyHidden>{t('plan')}</VisuallyHidden>
        <PlanDrawing plan={plan} />
      </div>
    ),
    thumbnail: <PlanDrawing plan={plan} />,
  }
  return (
    <Gallery
      drawings={seats ? [side, seats] : [side]}
      name={car.name}
      photos={car.photos}
      placeholder={<CarPicture car={car} />}
    >
      {tags}
    </Gallery>
  )
}
