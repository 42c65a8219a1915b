import { useLocale, useTranslations } from 'next-intl'
import { SummaryBox } from '@/components/bookings/summary/summary-box'
import { CarPrice } from '@/components/cars/card/car-price'
import { CarTermHint } from '@/components/cars/card/car-term-hint'
import { PhoneLink } from '@/components/layout/phone-link'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { PromoNote } from '@/components/search/promo-note'
import { RentalErrorNote } from '@/components/search/rental-error-note'
import { RentalForm } from '@/components/search/rental-form'
import { Button } from '@/components/ui/button/button'
import { Disclosure } from '@/components/ui/disclosure/disclosure'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { ratesFor } from '@/lib/format/own-currency'
import { formatPhone } from '@/lib/format/phone'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { choiceFields, NOTHING_CHOSEN } from '@/lib/options/choice'
import { calendarRules } from '@/lib/search/calendar-rules'
import { firstDate } from '@/lib/search/first-pickup'
import { suggestedSearch } from '@/lib/search/suggested-search'
import { cashOfPrice } from '@/provider/contract/rules/payments/cash-to-bring'
import styles from './car-page.module.css'
import type { CarViewProps } from './car-view-props'
import { RentalDatesLine } from './rental-dates-line'
import { UnavailableWays } from './unavailable-ways'

type Props = CarViewProps & {
  /** `?from=…` of the dates asked, with the wished colour. */
  query: string
}

/** Dates in, answer out: free with the lines of the price, or not and why. */
export function BookingBox({ car, now, places, settings, values, error, query, rental, colour, isCash }: Props) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const phone = settings.main_phone
  const free = car.selfDrive && car.available === true
  const form = (
    <RentalForm
      action={`${PREFIX_OF[locale]}/rent/${car.slug}/`}
      hasPromoField
      carried={choiceFields({ ...NOTHING_CHOSEN, ...(colour && { colour }), ...(isCash && { cash: true }) })}
      calendar={calendarRules(now, settings.rules, phone, { car: car.slug })}
      error={error ?? null}
      look="column"
      minDate={firstDate(now, settings.rules)}
      places={places}
      submit={t('showPrice')}
      tone={free ? 'dark' : 'primary'}
      values={values ?? suggestedSearch(now, settings.rules)}
    />
  )
  return (
    <SummaryBox aria-labelledby="dates">
      <Heading id="dates" isSub>
        {car.selfDrive ? t('yourDates') : t('orderByPhone')}
      </Heading>
      {error && <RentalErrorNote error={error} now={now} phone={phone} rules={settings.rules} />}
      {car.available === false || !car.selfDrive ? <UnavailableWays car={car} query={query} /> : null}
      {!car.selfDrive && (
        <Button as={PhoneLink} isNumeric phone={phone}>
          <Icon of="phone" />
          {formatPhone(phone)}
        </Button>
      )}
      {car.promo && <PromoNote promo={car.promo} />}
      {free && car.price ? (
        <>
          <Notice as="p" icon={<Icon of="circle-check" />} kind="success">
            {t('freeForDates')}
          </Notice>
          {rental && <RentalDatesLine places={places} rental={rental} />}
          <QuoteLines
            cash={cashOfPrice(car.price, isCash ? settings.facts.payments.cashRub : null)}
            locale={locale}
            price={car.price}
            rates={ratesFor(settings.facts.exchangeRates, locale, now)}
          />
          {car.termHint && (
            <div className={styles.longer}>
              <Notice as="p" icon={<Icon of="calendar-plus" />} kind="success">
                <CarTermHint car={car} query={query} />
              </Notice>
            </div>
          )}
          <Button href={`/booking-online/${car.slug}/${query}`} isWide size="l">
            {t('book')}
          </Button>
          <Disclosure button={{ variant: 'ghost' }} summary={t('changeDates')}>
            {form}
          </Disclosure>
        </>
      ) : null}
      {!free && car.selfDrive && (
        <>
          {car.available === null && <CarPrice car={car} />}
          {form}
        </>
      )}
    </SummaryBox>
  )
}
