import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { PricesResponse } from '@/provider/contract/prices'
import { PriceList } from './price-list'

type Props = Pick<PricesResponse, 'extras' | 'mileage' | 'protection'>

/** What a visitor may add to a rental: extras, the mileage option, the booking protection. */
export function AddedPrices({ extras, mileage, protection }: Props) {
  const t = useTranslations('prices')
  const locale = useLocale()
  const roubles = (kop: number) => formatRoubles(kop, locale)
  const priceOf = ({ unit, priceKop, capKop }: Props['extras'][number]) => {
    if (priceKop === 0) return t('free')
    const price = t(`units.${unit}`, { amount: roubles(priceKop) })
    if (capKop === null) return price
    return (
      <>
        {price} <small>{t('capped', { amount: roubles(capKop) })}</small>
      </>
    )
  }
  return (
    <PriceList
      id="extras"
      rows={[
        ...extras.map((extra) => ({ id: extra.code, name: extra.name, note: extra.note, price: priceOf(extra) })),
        {
          id: 'mileage',
          name: t('mileage', { km: mileage.kmPerDay }),
          note: t('overMileage', { amount: roubles(mileage.overMileageKopPerKm) }),
          price: t('mileageDiscount', { percent: mileage.discountPercent }),
        },
        ...(protection
          ? [
              {
                id: 'protection',
                name: protection.name,
                note: protection.text,
                price: t('units.once', { amount: roubles(protection.priceKop) }),
              },
            ]
          : []),
      ]}
      title={t('extras')}
    />
  )
}
