import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { SummaryBox } from '@/components/bookings/summary/summary-box'
import { BigCarStage } from '@/components/cars/page/big-car-stage'
import { CarColumns } from '@/components/cars/page/car-columns'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { PhoneLink } from '@/components/layout/phone-link'
import { Button } from '@/components/ui/button/button'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Container } from '@/components/ui/container/container'
import { Heading } from '@/components/ui/heading/heading'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import type { Settings } from '@/provider/contract/settings'
import { EarlyReturn } from './early-return'
import { FreeFrom } from './free-from'
import { Included } from './included'
import { LongTermCard } from './long-term-card'
import { LongTermFacts } from './long-term-facts'
import { LongTermNeeds } from './long-term-needs'
import { Plate } from './plate'
import { PriceByMonths } from './price-by-months'
import { RequestSection } from './request-section'
import { TermChoice } from './term-choice'
import { TermSlider } from './term-slider'

type Props = {
  offer: LongTermPage
  settings: Settings
  /** The term that the address asks for. */
  months: number
}

/** The page of one plate that is hired out by the month. */
export function LongTermView({ offer, settings, months }: Props) {
  const t = useTranslations('longTerm')
  return (
    <Container>
      <Crumbs here={offer.car.name} parents={[{ href: '/long_term_rental/', name: t('crumb') }]} />
      <TermChoice months={months}>
        <CarColumns main={<Main offer={offer} />} side={<RequestBox offer={offer} settings={settings} />}>
          <PriceByMonths offer={offer} />
          <Included excludes={offer.excludes} includes={offer.includes} />
          <EarlyReturn offer={offer} />
          <LongTermNeeds offer={offer} settings={settings} />
          <LongTermFacts offer={offer} />
          <RequestSection offer={offer} phone={settings.main_phone} />
          {offer.similar.length > 0 && (
            <section>
              <Heading isSub>{t('similar')}</Heading>
              <CardGrid as="div" isDense min="l">
                {offer.similar.map((one) => (
                  <LongTermCard key={one.address} months={months} offer={one} />
                ))}
              </CardGrid>
            </section>
          )}
        </CarColumns>
      </TermChoice>
    </Container>
  )
}

function Main({ offer }: Pick<Props, 'offer'>) {
  const t = useTranslations('longTerm')
  return (
    <>
      <BigCarStage car={{ ...offer.car, colours: [offer.cvet] }} />
      <Row isWrapping justify="between">
        <h1>{t('carHeading', { name: offer.car.name })}</h1>
        <Plate gosnomer={offer.gosnomer} />
      </Row>
      <Text size="l">{offer.description}</Text>
    </>
  )
}

/** The term with its price, and on to the request: the terms of months are agreed with a person. */
function RequestBox({ offer, settings }: Pick<Props, 'offer' | 'settings'>) {
  const t = useTranslations('longTerm')
  const { slider } = useMessages().longTerm
  return (
    <SummaryBox aria-labelledby="ask">
      <Heading id="ask" isSub>
        {t('askHeading')}
      </Heading>
      <NextIntlClientProvider messages={{ longTerm: { slider } }}>
        <TermSlider prices={offer.prices} thirtyDaysKop={offer.thirtyDaysKop} />
      </NextIntlClientProvider>
      <Text size="s">
        <FreeFrom date={offer.freeFrom} />
      </Text>
      <Button href="#request" isExternal isWide size="l">
        {t('askThis')}
      </Button>
      <Button as={PhoneLink} isNumeric isWide phone={settings.main_phone} variant="line" />
      <Text size="xs" tone="muted">
        {t('askNote')}
      </Text>
      <TextLink href={`/rent/${offer.car.slug}/`} size="s">
        {t('byDay')}
      </TextLink>
    </SummaryBox>
  )
}
