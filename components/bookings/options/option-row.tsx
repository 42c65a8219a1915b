import { useLocale, useTranslations } from 'next-intl'
import { ReviewRow } from '@/components/bookings/review/review-row'
import { formatRoubles } from '@/lib/format/money'
import type { Booking } from '@/provider/contract/bookings'
import type { CarOptions } from '@/provider/contract/options'
import { needsLicence } from '@/provider/contract/rules/cars/car-classes'

type Props = {
  booking: Pick<Booking, 'car' | 'options' | 'promo' | 'liabilityKop' | 'price'>
  /** Null when the model is not in the catalogue any more: its extras are then named in the price alone. */
  offers: CarOptions | null
  changeHref?: string | undefined
}

/** What was added to the car: a row of a `<dl>`. */
export function OptionRow({ booking, offers, changeHref }: Props) {
  const t = useTranslations('bookings.trip')
  const locale = useLocale()
  const { car, options, promo, liabilityKop } = booking
  const amount = formatRoubles(liabilityKop, locale)
  const insurance = offers?.insurance.find(({ code }) => code === options.insurance)
  const whole = offers?.insurance.find(({ code }) => code === 'none')
  const extras = options.extras.flatMap(({ code, quantity }) => {
    const name = offers?.extras.find((extra) => extra.code === code)?.name
    return name ? [quantity > 1 ? `${name} × ${quantity}` : name] : []
  })
  const added = [
    ...(insurance ? [t('insurance', { name: insurance.name })] : []),
    ...(options.mileage === 'limited' && offers?.mileage ? [t('mileage', { km: offers.mileage.kmPerDay })] : []),
    ...(options.protection && offers?.protection ? [offers.protection.name] : []),
    ...extras,
    ...(promo === '' ? [] : [t('promo', { code: promo })]),
  ]
  return (
    <ReviewRow
      changeHref={changeHref}
      note={
        needsLicence(car.car_data.class)
          ? t('liability', {
              amount,
              insurance: options.insurance,
              whole: whole ? formatRoubles(whole.liabilityKop, locale) : 'unknown',
            })
          : t('damage', { amount })
      }
      term={t('options')}
    >
      {added.length === 0 ? t('noOptions') : added.join(' · ')}
    </ReviewRow>
  )
}
