import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CarPicture, type PicturedCar } from '@/components/cars/card/car-picture'
import { CarPhoto } from '@/components/photos/car-photo'
import { Icon } from '@/components/ui/icon/icon'
import { joinTokens } from '@/components/ui/look'
import { Text } from '@/components/ui/text/text'
import type { Car } from '@/lib/cars/car'
import { findModelDrawing } from '@/lib/cars/drawing'
import { type Colour, drawnColour, findColour, needsNight } from '@/lib/cars/paint'
import { CarLength } from './car-length'
import styles from './parts.module.css'

type Props = {
  car: PicturedCar & Pick<Car, 'name'> & Partial<Pick<Car, 'lengthMm' | 'photos'>>
  /** `list`: low, every car to one scale; `gallery`: as large as `big`, one of several pictures. */
  size?: 'card' | 'list' | 'big' | 'gallery'
  /** It cannot be hired. */
  isFaded?: boolean
  /** Colours of a `ColourChoice` beside it, which says the colour: the stage is then a child of their `ColourScope`. */
  choice?: Colour[]
  children?: ReactNode
}

/**
 * The car on its stage: its first photo where the branch has one, over the drawing, which is seen until then. `children` is
 * the list of tags over it. All cards show the same width of the world.
 */
export function CarStage({ car, size = 'card', isFaded = false, choice = [], children }: Props) {
  const t = useTranslations('cars')
  const photo = car.photos?.[0]
  const cvet = drawnColour(car)
  const colour = cvet === undefined || choice.length > 0 ? null : findColour(cvet)
  const isNight = cvet !== undefined && choice.length === 0 && needsNight(cvet)
  const isBig = size === 'big' || size === 'gallery'
  const isDrawing = isBig && !photo
  return (
    <div
      className={styles.stage}
      data-look={joinTokens(
        isBig && 'big',
        (size === 'gallery' || size === 'list') && size,
        isFaded && 'faded',
        isNight && 'night',
        photo && 'photo',
      )}
    >
      {children}
      {isDrawing && (
        <Text size="xs" tone="muted">
          <Icon of="pencil-ruler" size="s" />
          {t(findModelDrawing(car.slug) ? 'drawingOfModel' : 'drawingOfClass')}
        </Text>
      )}
      <CarPicture
        car={car}
        isOnStage
        {...(choice.length > 0 && { choice })}
        {...(!photo && {
          label: colour ? t('artLabel', { name: car.name, colour: t(`colour.${colour}`) }) : car.name,
        })}
      />
      {photo && <CarPhoto name={car.name} photo={photo} place={isBig ? 'stage' : 'card'} />}
      {isDrawing && car.lengthMm && <CarLength lengthMm={car.lengthMm} slug={car.slug} />}
    </div>
  )
}
