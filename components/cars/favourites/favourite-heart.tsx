import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { Car } from '@/lib/cars/car'
import { favouriteBasis } from '@/lib/cars/favourite-basis'
import { FavouriteButton } from './favourite-button'

type Props = {
  car: Pick<Car, 'slug' | 'name' | 'price' | 'fromPerDayKop'>
  /** `?from=…` of the price. */
  query: string
}

/** A heart that marks a model with what it costs now; without JavaScript there is none. */
export function FavouriteHeart({ car: { slug, name, price, fromPerDayKop }, query }: Props) {
  const t = useTranslations('cars.favourites')
  return (
    <FavouriteButton
      basis={favouriteBasis({ price }, query)}
      kop={price?.totalKop ?? fromPerDayKop}
      label={t('mark', { name })}
      slug={slug}
    >
      <Icon of="heart" />
    </FavouriteButton>
  )
}
