import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { MonthCalendar } from '@/components/cars/calendar/month-calendar'
import { SeasonPricesTable } from '@/components/cars/calendar/season-prices'
import { ColourChoice } from '@/components/cars/card/colour-choice'
import { FavouriteHeart } from '@/components/cars/favourites/favourite-heart'
import { SeatPlan } from '@/components/cars/plan/seat-plan'
import { ShareButton } from '@/components/content/share-button'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Container } from '@/components/ui/container/container'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { dayQuery } from '@/lib/cars/day-query'
import { inColour } from '@/lib/cars/paint'
import { yearsOf } from '@/lib/cars/years'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { firstPickup } from '@/lib/search/first-pickup'
import { rentalFields, searchQuery, withCash } from '@/lib/search/search-params'
import type { Colour } from '@/provider/contract/rules/cars/paints'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { BranchRules } from '@/provider/contract/settings'
import { Alternatives } from './alternatives'
import { BookingBox } from './booking-box'
import { CarAttributes } from './car-attributes'
import { CarBar } from './car-bar'
import { CarColumns } from './car-columns'
import { CarDeposit } from './car-deposit'
import { CarExtras } from './car-extras'
import { CarGallery } from './car-gallery'
import styles from './car-page.module.css'
import type { CarViewProps } from './car-view-props'
import { ChauffeurPrice } from './chauffeur-price'
import { IncludedList } from './included-list'
import { NoAlternatives } from './no-alternatives'
import { PriceByTerm } from './price-by-term'
import { RentalNeeds } from './rental-needs'
import { SpecGrid } from './spec-grid'
import { WhatIf } from './what-if'

/** The page of one model. */
export function CarView(props: CarViewProps) {
  const { car, settings, rental, values = {}, calendar, colour, now, isCash } = props
  const { rules } = settings
  const cashUses = isCash ? settings.facts.payments.cashRub : null
  const t = useTranslations('cars')
  const query = withCash(rental ? searchQuery(rentalFields(rental, props.values?.promo)) : '', isCash)
  const path = `/rent/${car.slug}/`
  const hrefOf = (one?: Colour) => path + withColour(query, one)
  const ownQuery = withColour(query, colour)
  const monthHref = (month: string) =>
    `${path}?${new URLSearchParams([...new URLSearchParams(ownQuery), ['month', month]])}`
  const first = toStationMoment(firstPickup(now, rules), STATION_TIME_ZONE)
  const dayHref = (date: string) => {
    const day = dayQuery(date, { values, first, rules })
    return day && `${path}${withColour(withCash(day, isCash), colour)}#dates`
  }
  return (
    <Container>
      <div className={styles.head}>
        <Crumbs
          here={car.name}
          parents={[
            { href: '/rent/', name: t('fleet') },
            { href: `/rent/?class=${car.classId}`, name: car.className },
          ]}
        />
        <CarActions car={car} query={query} />
      </div>
      <CarColumns main={<Main {...{ car, rules, colour, hrefOf }} />} side={<BookingBox {...props} query={ownQuery} />}>
        {car.available === false && <Alternatives cars={car.alternatives} cashUses={cashUses} isBeside query={query} />}
        {car.available === false && car.alternatives.length === 0 && <NoAlternatives query={query} />}
        {car.selfDrive && <WhatIf car={car} now={now} pickup={rental?.pickup ?? null} rules={rules} />}
        {car.selfDrive && <CarDeposit car={car} />}
        {car.selfDrive && <CarExtras options={car.options} />}
        {car.selfDrive && <PriceByTerm car={car} />}
        {calendar && (
          <MonthCalendar
            calendar={calendar}
            dayHref={dayHref}
            monthHref={monthHref}
            plainKop={car.prices.find(({ season }) => season === null)?.underThreeKop ?? null}
            today={toStationMoment(now, STATION_TIME_ZONE).date}
          />
        )}
        {car.selfDrive && <SeasonPricesTable rows={car.prices} />}
        {props.chauffeur && <ChauffeurPrice transfer={props.chauffeur} />}
        {car.selfDrive && <RentalNeeds car={car} documents={settings.documents} rules={rules} />}
        <SeatPlan car={car} />
        <CarAttributes car={car} maxDriverAge={rules.maxDriverAge} />
        {car.available !== false && (
          <Alternatives cars={car.alternatives} cashUses={cashUses} heading={t('similar')} isBeside query={query} />
        )}
      </CarColumns>
      <CarBar car={car} query={ownQuery} />
    </Container>
  )
}

type MainProps = Pick<CarViewProps, 'car' | 'colour'> & { rules: BranchRules; hrefOf: (colour?: Colour) => string }

function Main({ car, colour, rules, hrefOf }: MainProps) {
  const t = useTranslations('cars')
  return (
    <>
      <Stack>
        <CarGallery car={inColour(car, colour)} />
        <div>
          <h1>{car.name}</h1>
          <Text tone="muted">{t('kindAndYears', { kind: t(`kind.${car.classId}`), years: yearsOf(car) })}</Text>
        </div>
        {car.selfDrive && <ColourChoice car={car} hrefOf={hrefOf} chosen={colour} />}
        <SpecGrid car={car} />
      </Stack>
      {car.selfDrive && <IncludedList car={car} rules={rules} />}
    </>
  )
}

function CarActions({ car, query }: Pick<CarViewProps, 'car'> & { query: string }) {
  const { content } = useMessages()
  return (
    <div className={styles.actions}>
      <NextIntlClientProvider messages={{ content: { share: content.share } }}>
        <ShareButton isIconOnly title={car.name} />
      </NextIntlClientProvider>
      <FavouriteHeart car={car} query={query} />
    </div>
  )
}

/** The `?…` of a page with the wished colour. */
function withColour(query: string, colour: Colour | undefined): string {
  return colour ? `${query}${query === '' ? '?' : '&'}colour=${colour}` : query
}
