import { useTranslations } from 'next-intl'
import { Alternatives } from '@/components/cars/page/alternatives'
import { Button } from '@/components/ui/button/button'
import { Stack } from '@/components/ui/stack/stack'
import type { Car } from '@/lib/cars/car'

type Props = { cars: Car[]; query: string }

/** Up to three free cars instead of this one, and the way to all; the dates go along. */
export function OtherCars({ cars, query }: Props) {
  const t = useTranslations('bookings')
  return (
    <Stack>
      {cars.length > 0 ? <Alternatives cars={cars} query={query} /> : <p>{t('gone.noAlternatives')}</p>}
      <p>
        <Button href={`/booking-online/${query}`} variant="line">
          {t('page.otherCars')}
        </Button>
      </p>
    </Stack>
  )
}
