import { useTranslations } from 'next-intl'
import { UnavailableReason } from '@/components/cars/page/unavailable-reason'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
import type { CarPage } from '@/lib/cars/car'

type Props = { cars: CarPage[]; query: string }

/** The way on with each car; of one that cannot be booked, why. */
export function ChooseRow({ cars, query }: Props) {
  const t = useTranslations('cars')
  return (
    <tr data-look="choose">
      <td />
      {cars.map((car) => (
        <td key={car.slug}>
          {car.selfDrive && car.available !== false ? (
            <Button
              aria-label={t('bookCar', { name: car.name })}
              href={`/booking-online/${car.slug}/${query}`}
              isWide
              size="touch"
            >
              {t('choose')}
            </Button>
          ) : (
            <Text as="span" size="s" tone="danger">
              <UnavailableReason car={car} />
            </Text>
          )}
        </td>
      ))}
    </tr>
  )
}
