import { useTranslations } from 'next-intl'
import { OtherCars } from '@/components/bookings/trip/other-cars'
import { Notice } from '@/components/ui/notice/notice'
import type { Car } from '@/lib/cars/car'
import { formatPhone } from '@/lib/format/phone'

type Props = { reason: 'car_taken' | 'change_too_late'; phone: string; alternatives: Car[]; query: string }

/** Why the branch does not change a booking on the site. The booking stays as it is, and is said to. */
export function ChangeRejection({ reason, phone, alternatives, query }: Props) {
  const t = useTranslations('bookings.change')
  return (
    <>
      <Notice kind="error" role="alert">
        <p>{reason === 'car_taken' ? t('taken') : t('tooLate', { phone: formatPhone(phone) })}</p>
      </Notice>
      {reason === 'car_taken' && <OtherCars cars={alternatives} query={query} />}
    </>
  )
}
