import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { useQueryDates } from '@/components/cars/rental-range'
import { Button } from '@/components/ui/button/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { Car } from '@/lib/cars/car'
import { WaitlistLink } from './waitlist-link'

type Props = {
  car: Pick<Car, 'name' | 'slug' | 'reason'>
  /** `?from=…` of the dates on which the car is taken. */
  query: string
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size'>

/** A car that others have on these dates: an offer to tell when it is free. Nothing for any other. */
export function WaitlistOffer({ car: { name, slug, reason }, query, variant = 'ghost', size = 's' }: Props) {
  const t = useTranslations('cars')
  const dates = useQueryDates(query)
  if (reason !== 'taken' || dates === '') return null
  return (
    <Button about={{ car: name, slug, query, dates }} as={WaitlistLink} size={size} variant={variant}>
      <span>
        {t('tellWhenFree')} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    </Button>
  )
}
