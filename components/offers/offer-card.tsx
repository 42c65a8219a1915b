import { useLocale, useTranslations } from 'next-intl'
import { CarPicture } from '@/components/cars/card/car-picture'
import { Button } from '@/components/ui/button/button'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { ColouredPanel } from '@/components/ui/panel/coloured-panel'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { offerHref } from '@/lib/offers/offer-href'
import type { OffersResponse } from '@/provider/contract/offers'
import { findColour } from '@/provider/contract/rules/cars/paints'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

type Offer = OffersResponse['items'][number]

/**
 * An offer that can be used: what it gives, for which car, when and on what terms; and the way to book with it.
 * `first`: see `offerHref`; the leading one stands out.
 */
export function OfferCard({ offer, first, isLeading }: { offer: Offer; first: string | null; isLeading: boolean }) {
  const t = useTranslations('offers')
  const tColour = useTranslations('cars.colour')
  const format = useFormatter()
  const locale = useLocale()
  const { naimenovanie, cd, cvet, PriceDiscount, discountPercent, minDays, validFrom, validTo } = offer
  const day = (date: string) => format.dateTime(new Date(date), { ...FAR_DAY, timeZone: 'UTC' })
  const colour = findColour(cvet)
  return (
    <ColouredPanel tone={isLeading ? 'sun' : 'sea'}>
      <Text isNumeric size="figure">
        {t('percent', { percent: discountPercent })}
      </Text>
      <Heading isSub>{naimenovanie}</Heading>
      <p>{colour ? t('carColour', { car: cd.naimenovanie, colour: tColour(colour) }) : cd.naimenovanie}</p>
      <Text size="s">
        {t('perDay', { amount: formatRoubles(PriceDiscount * KOPECKS_PER_ROUBLE, locale) })}
        <br />
        {t('when', { from: day(validFrom), to: day(validTo), minDays })}
      </Text>
      <Text as="ul" size="s">
        {[...offer.features_options.map(({ name }) => name), offer.conditions].map((text) => (
          <Row as="li" key={text}>
            <Icon of="check" size="s" />
            {text}
          </Row>
        ))}
      </Text>
      <p>
        <Button
          aria-label={t('bookNamed', { name: naimenovanie })}
          href={offerHref(offer, first)}
          size="s"
          variant={isLeading ? 'onSun' : 'white'}
        >
          {t('book')}
        </Button>
      </p>
      <CarPicture car={{ slug: cd.slug, body: cd.body, colours: [cvet] }} isOnStage />
    </ColouredPanel>
  )
}
