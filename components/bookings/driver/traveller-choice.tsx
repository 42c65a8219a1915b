'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { RadioRow } from '@/components/ui/radio-group/radio-row'
import { Tag } from '@/components/ui/tag/tag'
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

const TONE_OF = { verified: 'success', on_review: 'warning' } as const

/** A client chooses who drives, himself first; the fields below take over what is known, and can be changed. */
export function TravellerChoice({ people, fields, checks, explain, onTake }: Props) {
  const t = useTranslations('bookings.people')
  const locale = useLocale()
  const chosen = travellerOf(people, fields.phone)

  function take(traveller: Traveller | null): void {
    onTake(traveller ? travellerFields(traveller, fields) : { ...fields, ...EMPTY_PERSON })
  }

  return (
    <Panel as="fieldset" flow="stack">
      <Heading as="legend" isSub>
        {t('title')}
      </Heading>
      {people.map((one) => {
        const fault = faultOf(one, fields, checks)
        const isSelf = one.driverId === null
        const name = fullName(one, locale)
        return (
          <RadioRow
            checked={chosen === one}
            end={<State fault={fault} verification={one.verification} />}
            hasLines
            key={one.driverId ?? 'self'}
            name="traveller"
            notes={fault ? [explain(fault)] : isSelf ? [] : [t('checked')]}
            onChange={() => take(one)}
            title={isSelf ? t('self', { name }) : name}
          />
        )
      })}
      <RadioRow checked={chosen === null} name="traveller" onChange={() => take(null)} title={t('other')} />
    </Panel>
  )
}

function State({ fault, verification }: { fault: FieldFault | null; verification: Traveller['verification'] }) {
  const t = useTranslations('bookings.people')
  if (fault) return <Tag tone="danger">{t('unfit')}</Tag>
  return verification && <Tag tone={TONE_OF[verification]}>{t(verification)}</Tag>
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
