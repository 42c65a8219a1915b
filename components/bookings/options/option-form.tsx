'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { BookingStack } from '@/components/bookings/summary/booking-columns'
import { BottomBar } from '@/components/bookings/summary/bottom-bar'
import { LongerNote } from '@/components/bookings/trip/longer-note'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { QuoteNews } from '@/components/quotes/quote-news'
import { Button } from '@/components/ui/button/button'
import { stepHref } from '@/lib/bookings/steps'
import { useRouter } from '@/lib/i18n/navigation'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { type Choice, readChoice } from '@/lib/options/choice'
import type { SearchFields } from '@/lib/search/search-params'
import type { CarOptions } from '@/provider/contract/options'
import { CASH } from '@/provider/contract/rules/cars/car-filters'
import { ExtrasList } from './extras-list'
import { InsuranceCards } from './insurance-cards'
import { OPTION_FORM_ID } from './option-form-id'
import { type OptionGroupProps, OptionPanel } from './option-panel'
import { PromoField } from './promo-field'
import { RentalSwitches } from './rental-switches'

export type OptionOffers = {
  offers: CarOptions
  usualKmPerDay: number | null
  protectionNote: string[]
  /** As people write it. */
  phoneText: string
}

type FieldsProps = OptionOffers & {
  /** What a group of options stands in; by default a panel of its own. */
  group?: ComponentType<OptionGroupProps>
}

/** Everything that can be added, as a plain GET form: scripts only make its price live. */
export function OptionFields({ offers, phoneText, group: Group = OptionPanel, ...terms }: FieldsProps) {
  const { insurance, extras, mileage, protection } = offers
  const { offer, colour, cash } = useLiveQuote().choice
  useEarlyChoice()
  return (
    <>
      {/* Not changed in this form: sent along with its fields. */}
      {offer !== undefined && <input name="offer" type="hidden" value={offer} />}
      {colour && <input name="colour" type="hidden" value={colour} />}
      {cash && <input name="cash" type="hidden" value={CASH} />}
      <QuoteNews phoneText={phoneText} />
      {insurance.length > 0 && (
        <Group of="insurance">
          <InsuranceCards offers={insurance} />
        </Group>
      )}
      {extras.length > 0 && (
        <Group of="extras">
          <ExtrasList extras={extras} />
        </Group>
      )}
      {(mileage || protection) && (
        <Group of="terms">
          <RentalSwitches mileage={mileage} protection={protection} {...terms} />
        </Group>
      )}
      <PromoField phoneText={phoneText} />
    </>
  )
}

type Props = OptionOffers & { slug: string; fields: Partial<SearchFields>; bar: ReactNode }

/** The step's form: leads on to the driver with the choice in the address. */
export function OptionForm({ slug, fields, bar, ...offers }: Props) {
  const t = useTranslations('bookings.options')
  const locale = useLocale()
  const router = useRouter()
  const { choice, quote } = useLiveQuote()

  function goOn(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    router.push(stepHref(slug, fields, 'you', choice))
  }

  return (
    <BookingStack action={`${PREFIX_OF[locale]}/booking-online/${slug}/`} as="form" id={OPTION_FORM_ID} onSubmit={goOn}>
      <HiddenFields fields={fields} />
      <LongerNote choice={choice} fields={fields} quote={quote} slug={slug} step="options" />
      <OptionFields {...offers} />
      <RecountButton />
      <BottomBar>
        {bar}
        <Button aria-label={t('next')} name="step" type="submit" value="you">
          {t('goOn')}
        </Button>
      </BottomBar>
    </BookingStack>
  )
}

/** Dates go along unseen. */
function HiddenFields({ fields }: { fields: Partial<SearchFields> }) {
  return Object.entries(fields).map(
    ([name, value]) => value && name !== 'promo' && <input key={name} name={name} type="hidden" value={value} />,
  )
}

/** Where scripts do not run, the price changes by this button. */
export function RecountButton() {
  const t = useTranslations('bookings.options')
  return (
    <noscript>
      <Button name="step" type="submit" value="options" variant="soft">
        {t('recount')}
      </Button>
    </noscript>
  )
}

/** What was chosen in the server's HTML before the scripts ran is taken over. */
function useEarlyChoice(): void {
  const { choice, change } = useLiveQuote()
  const [early] = useState(() => readForm(choice))
  const applyEarlyChoice = useEffectEvent(() => {
    if (early && JSON.stringify(early) !== JSON.stringify(choice)) change(early)
  })
  useEffect(() => applyEarlyChoice(), [])
}

/** Null without the server's form: on the server, and after a move inside the site. */
function readForm({ promo }: Choice): Choice | null {
  if (typeof document === 'undefined') return null
  const form = document.getElementById(OPTION_FORM_ID)
  if (!(form instanceof HTMLFormElement)) return null
  const data = new FormData(form)
  const names = [...new Set(data.keys())]
  const query = Object.fromEntries(names.map((name) => [name, data.getAll(name).map(String)]))
  // A code that was typed is not yet one that was sent.
  return { ...readChoice(query), promo }
}
