import { useLocale, useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { PricesResponse } from '@/provider/contract/prices'
import { PriceList } from './price-list'

/** Places of hand-over and the night fee; each is charged at either end of a rental. */
export function DeliveryPrices({ places, night }: Pick<PricesResponse, 'places' | 'night'>) {
  const t = useTranslations('prices')
  const locale = useLocale()
  return (
    <PriceList
      id="delivery"
      lead={t('deliveryLead')}
      rows={[
        ...places.map(({ id, name, hint, feeKop }) => ({
          id: String(id),
          name,
          // Paper says what it costs; the way there is on the page of the booking.
          note: (
            <Text as="span" visibility="no-print">
              {hint}
            </Text>
          ),
          price: feeKop === 0 ? t('free') : formatRoubles(feeKop, locale),
        })),
        {
          id: 'night',
          name: t('night', { from: night.from, to: night.to }),
          note: t('nightNote'),
          price: formatRoubles(night.feeKop, locale),
        },
      ]}
      title={t('delivery')}
    />
  )
}
