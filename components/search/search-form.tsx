import { Search } from 'lucide-react'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { firstPickup, timeChoices } from '@/lib/cars/first-pickup'
import { firstDate } from '@/lib/cars/suggested-search'
import { DEFAULT_PLACE_ID } from '@/lib/config/product'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { SearchFields } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import type { BranchRules } from '@/provider/contract/settings'
import { DropoffPlace } from './dropoff-place'
import { RentalDates } from './rental-dates'

type Props = {
  /** What stands in the fields at first. */
  fields: SearchFields
  places: Place[]
  classes: Array<{ id: string; name: string }>
  rules: BranchRules
  phone: string
  now: Date
}

/** A plain GET form: works without JavaScript, which only keeps the two dates in order. */
export function SearchForm({ fields, places, classes, rules, phone, now }: Props) {
  const t = useTranslations('search')
  const format = useFormatter()
  const locale = useLocale()
  const first = firstPickup(now, rules)

  return (
    <search aria-label={t('name')}>
      <form action={`${PREFIX_OF[locale]}${SITE_LINKS.booking}`} className="search">
        <div className="cells">
          <label className="cell">
            <span>{t('pickupPlace')}</span>
            <select defaultValue={fields.place || String(DEFAULT_PLACE_ID)} name="place">
              {places
                .filter(({ pickup }) => pickup)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
          <RentalDates
            fields={fields}
            labels={{
              pickup: t('pickup'),
              pickupDate: t('pickupDate'),
              pickupTime: t('pickupTime'),
              dropoff: t('dropoff'),
              dropoffDate: t('dropoffDate'),
              dropoffTime: t('dropoffTime'),
            }}
            min={firstDate(now, rules)}
            times={timeChoices(fields.fromTime)}
          />
          <label className="cell">
            <span>{t('class')}</span>
            <select defaultValue={fields.class} name="class">
              <option value="">{t('anyClass')}</option>
              {classes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button className="btn primary" type="submit">
            <Search aria-hidden="true" className="ic l" />
            {t('find')}
          </button>
        </div>
        <div className="foot">
          <DropoffPlace
            labels={{ same: t('samePlace'), elsewhere: t('elsewhere'), dropoffPlace: t('dropoffPlace') }}
            places={places.filter(({ dropoff }) => dropoff).map(({ id, name }) => ({ id, name }))}
            value={fields.back}
          />
          <p className="small">
            {t('notice', {
              hours: rules.minHoursBeforePickup,
              moment: format.dateTime(first, {
                day: 'numeric',
                month: 'long',
                hour: '2-digit',
                minute: '2-digit',
                hourCycle: 'h23',
              }),
            })}{' '}
            {t('urgent')} <PhoneLink className="link num" phone={phone} />
          </p>
        </div>
      </form>
    </search>
  )
}
