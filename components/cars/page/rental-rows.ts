import { useLocale, useTranslations } from 'next-intl'
import type { CarPage } from '@/lib/cars/car'
import { seasonMonths } from '@/lib/cars/season-months'
import { formatRoubles } from '@/lib/format/money'
import { TERM_DAYS } from '@/lib/prices/term-days'
import type { AttributeRow } from './attribute-rows'

/** Mileage, deposit, prices by term, age and experience: what one agrees to when hiring this model. */
export function useRentalRows(car: CarPage, maxDriverAge: number): AttributeRow[] {
  const t = useTranslations('cars')
  const money = useMoney()
  const prices = usePriceRows(car)
  return [
    { term: t('label.mileage'), value: useMileage(car) },
    { term: t('label.deposit'), value: car.depositKop > 0 ? money(car.depositKop) : t('depositNone') },
    { term: t('label.deductible'), value: car.deductibleKop > 0 ? money(car.deductibleKop) : null },
    // With a driver it costs something else, which stands beside.
    ...(car.selfDrive ? prices : []),
    {
      term: t('label.age'),
      value: car.minAge === null ? null : t('ageRange', { min: car.minAge, max: maxDriverAge }),
    },
    {
      term: t('label.experience'),
      value: car.minExperienceYears ? t('years', { count: car.minExperienceYears }) : null,
    },
    { term: t('label.licence'), value: useLicence(car) },
    { term: t('label.season'), value: seasonMonths(car.rentalMonths, useLocale()) },
    { term: t('label.driver'), value: car.selfDrive ? null : t('reasonWithDriver') },
  ]
}

function usePriceRows(car: CarPage): AttributeRow[] {
  const t = useTranslations('cars')
  const money = useMoney()
  const [today] = car.prices
  return [
    { term: t('label.priceOneDay'), value: money(today.oneDayKop ?? today.underThreeKop) },
    {
      term: t(today.oneDayKop === null ? 'label.priceUnderThree' : 'label.priceFromTwo', TERM_DAYS),
      value: money(today.underThreeKop),
    },
    { term: t('label.priceFromThree', TERM_DAYS), value: money(today.fromThreeKop) },
    { term: t('label.priceFromSeven', TERM_DAYS), value: money(today.fromSevenKop) },
  ]
}

function useLicence({ selfDrive, licenceCategory: category, transmission }: CarPage): string | null {
  const t = useTranslations('cars')
  if (!selfDrive || category === null) return null
  return t(transmission === 'manual' ? 'licenceManual' : 'licenceAutomatic', { category })
}

function useMileage({ mileageLimitKmPerDay: km, overMileageKopPerKm: fee }: CarPage): string {
  const t = useTranslations('cars')
  const money = useMoney()
  if (km === null) return t('unlimited')
  return fee > 0 ? t('limitWithFee', { km, fee: money(fee) }) : t('limitPerDay', { km })
}

function useMoney(): (kopecks: number) => string {
  const locale = useLocale()
  return (kopecks) => formatRoubles(kopecks, locale)
}
