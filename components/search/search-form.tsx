import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PhoneLink } from '@/components/layout/phone-link'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { CellSelect } from '@/components/ui/input/cell-input'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { DEFAULT_PLACE_ID } from '@/lib/config/product'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { calendarRules } from '@/lib/search/calendar-rules'
import { firstDate, firstPickup } from '@/lib/search/first-pickup'
import type { SearchFields } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { BranchRules } from '@/provider/contract/settings'
import { CashSwitch } from './cash-switch'
import { DropoffPlace } from './dropoff-place'
import { PlaceSelect } from './place-select'
import { PromoField } from './promo-field'
import { RentalDates } from './rental-dates'
import { RestoringForm } from './restoring-form'
import styles from './search-form.module.css'

type Props = {
  /** What stands in the fields at first. */
  fields: SearchFields
  places: Place[]
  classes: Array<{ id: string; name: string }>
  rules: BranchRules
  phone: string
  now: Date
  /** The switch "No Russian bank card?". */
  isCash?: boolean
  /** Over the fields: other kinds of rental. */
  kinds?: ReactNode
}

/** A plain GET form: works without JavaScript, which keeps the two dates in order and brings the last search back. */
export function SearchForm({
  fields: initialFields,
  places,
  classes,
  rules,
  phone,
  now,
  isCash = false,
  kinds,
}: Props) {
  const t = useTranslations('search')
  const format = useFormatter()
  const locale = useLocale()
  const gap = sentenceGap(locale)
  const fields = { ...initialFields, place: initialFields.place || String(DEFAULT_PLACE_ID) }
  const calendar = calendarRules(now, rules, phone)

  return (
    <search aria-label={t('name')}>
      <RestoringForm
        action={`${PREFIX_OF[locale]}${SITE_LINKS.booking}`}
        className={styles.panel}
        initial={fields}
        limits={{ first: calendar.first, last: calendar.last, maxRentalDays: rules.maxRentalDays }}
      >
        {kinds}
        <div className={styles.cells}>
          <PlaceSelect
            label={t('pickupPlace')}
            look="cell"
            name="place"
            places={places.filter(({ handsOut }) => handsOut)}
            value={fields.place}
          />
          <RentalDates calendar={calendar} fields={fields} look="cell" min={firstDate(now, rules)} />
          <label>
            <span>{t('class')}</span>
            <CellSelect defaultValue={fields.class} name="class">
              <option value="">{t('anyClass')}</option>
              {classes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </CellSelect>
          </label>
          <Button size="search" type="submit">
            <Icon of="search" size="l" />
            {t('find')}
          </Button>
        </div>
        <div className={styles.foot}>
          <DropoffPlace chosen={fields.back !== ''} label={t('elsewhere')} shortLabel={t('dropoff')}>
            <PlaceSelect
              label={t('dropoffPlace')}
              look="alone"
              name="back"
              places={places.filter(({ takesBack }) => takesBack)}
              same={t('choosePlace')}
              value={fields.back}
            />
          </DropoffPlace>
          <PromoField value={fields.promo} />
          <CashSwitch isOn={isCash} />
          <Button size="touch" type="reset" variant="ghost">
            {t('reset')}
          </Button>
          <Text size="s">
            {t('notice', {
              hours: rules.minHoursBeforePickup,
              moment: format.dateTime(firstPickup(now, rules), DEADLINE_MOMENT),
            })}
            {gap}
            {t('urgent')}
            {gap}
            <TextLink as={PhoneLink} isNumeric phone={phone} />
          </Text>
        </div>
      </RestoringForm>
    </search>
  )
}
