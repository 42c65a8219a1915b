import { Check } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { CarArt } from '@/components/cars/card/car-art'
import { findColour } from '@/lib/cars/paint'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { offerHref } from '@/lib/offers/offer-href'
import type { OffersResponse } from '@/provider/contract/offers'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

type Offer = OffersResponse['items'][number]

/**
 * An offer that can be used: what it gives, for which car, when and on what terms; and the way to book with it.
 * `first`: see `offerHref`.
 */
export function OfferCard({ offer, first }: { offer: Offer; first: string | null }) {
  const t = useTranslations('offers')
  const tColour = useTranslations('cars.colour')
  const format = useFormatter()
  const locale = useLocale()
  const { naimenovanie, cd, cvet, PriceDiscount, discountPercent, minDays, validFrom, validTo } = offer
  const day = (date: string) => format.dateTime(new Date(date), { ...FAR_DAY, timeZone: 'UTC' })
  const colour = findColour(cvet)
  return (
    <li className="offer">
      <p className="big num">{t('percent', { percent: discountPercent })}</p>
      <h2 className="h-sub">{naimenovanie}</h2>
      <p>{colour ? t('carColour', { car: cd.naimenovanie, colour: tColour(colour) }) : cd.naimenovanie}</p>
      <p className="small">
        {t('perDay', { amount: formatRoubles(PriceDiscount * KOPECKS_PER_ROUBLE, locale) })}
        <br />
        {t('when', { from: day(validFrom), to: day(validTo), minDays })}
      </p>
      <ul>
        {[...offer.features_options.map(({ name }) => name), offer.conditions].map((text) => (
          <li className="row" key={text}>
            <Check aria-hidden="true" className="ic s" />
            {text}
          </li>
        ))}
      </ul>
      <p>
        <Link
          aria-label={t('bookNamed', { name: naimenovanie })}
          className="btn dark sm"
          href={offerHref(offer, first)}
        >
          {t('book')}
        </Link>
      </p>
      <CarArt body={cd.body} colour={cvet} />
    </li>
  )
}
