import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { OffersResponse } from '@/provider/contract/offers'

/** Beside the dates of a booking with an offer: what it gives, and for which of them; null: there is none. */
export function OfferTerms({ offer }: { offer: OffersResponse['items'][number] | null }) {
  const t = useTranslations('offers')
  const format = useFormatter()
  if (!offer) return null
  const day = (date: string) => format.dateTime(new Date(date), { ...FAR_DAY, timeZone: 'UTC' })
  const when = t('when', { from: day(offer.validFrom), to: day(offer.validTo), minDays: offer.minDays })
  return (
    <Notice as="p" icon={<Icon of="gift" />} kind="info">
      <span>{t('terms', { name: offer.naimenovanie, percent: offer.discountPercent, when })}</span>
    </Notice>
  )
}
