'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type DriverChecks, type DriverFields, type FieldFault, fieldFault } from '@/lib/bookings/driver-rules'
import { EMPTY_PERSON } from '@/lib/bookings/form-fields'
import { type Traveller, travellerFields, travellerOf } from '@/lib/bookings/traveller-fields'
import { fullName } from '@/lib/format/full-name'

type Props = {
  people: readonly Traveller[]
  /** As they stand in the form. */
  fields: DriverFields
  checks: DriverChecks
  explain: (fault: FieldFault) => string
  /** Takes over what is known. */
  onTake: (fields: DriverFields) => void
}

const LOOK_OF = { verified: 'ok', on_review: 'wait' } as const

/** A client chooses who drives, himself first; the fields below take over what is known, and can be changed. */
export function TravellerChoice({ people, fields, checks, explain, onTake }: Props) {
  const t = useTranslations('bookings.people')
  const locale = useLocale()
  const chosen = travellerOf(people, fields.phone)

  function take(traveller: Traveller | null): void {
    onTake(traveller ? travellerFields(traveller, fields) : { ...fields, ...EMPTY_PERSON })
  }

  return (
    <fieldset className="panel stack travellers">
      <legend className="h-sub">{t('title')}</legend>
      {people.map((one) => {
        const fault = faultOf(one, fields, checks)
        return (
          <label className="mth" key={one.driverId ?? 'self'}>
            <input checked={chosen === one} name="traveller" onChange={() => take(one)} type="radio" />
            <span>
              <b>{one.driverId === null ? t('self', { name: fullName(one, locale) }) : fullName(one, locale)}</b>
              <span className="small muted">{fault ? explain(fault) : one.driverId === null ? '' : t('checked')}</span>
            </span>
            {fault && <span className="tag bad">{t('unfit')}</span>}
            {!fault && one.verification && (
              <span className={`tag ${LOOK_OF[one.verification]}`}>{t(one.verification)}</span>
            )}
          </label>
        )
      })}
      <label className="mth">
        <input checked={chosen === null} name="traveller" onChange={() => take(null)} type="radio" />
        <span>
          <b>{t('other')}</b>
        </span>
      </label>
    </fieldset>
  )
}

/** Why somebody cannot drive this car on these dates, of what is known. */
function faultOf(one: Traveller, fields: DriverFields, checks: DriverChecks): FieldFault | null {
  const asked = travellerFields(one, fields)
  if (one.birthDate !== null) {
    const fault = fieldFault('birthDate', asked, checks)
    if (fault) return fault
  }
  return one.licenceSince === null ? null : fieldFault('licenceSince', asked, checks)
}
