'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { RadioRow } from '@/components/ui/radio-group/radio-row'
import { Tag } from '@/components/ui/tag/tag'
import { type DriverChecks, type DriverFieldError, type DriverFields, validateField } from '@/lib/bookings/driver-rules'
import { EMPTY_PERSON } from '@/lib/bookings/form-fields'
import { hasReadableName, type Traveller, travellerFields, travellerOf } from '@/lib/bookings/traveller-fields'
import { fullName } from '@/lib/format/full-name'

type Props = {
  people: readonly Traveller[]
  /** As they stand in the form. */
  fields: DriverFields
  checks: DriverChecks
  explain: (error: DriverFieldError) => string
  /** Takes over what is known. */
  onChoose: (fields: DriverFields) => void
}

const TONE_OF = { verified: 'success', on_review: 'warning' } as const

/** A client chooses who drives, himself first; the fields below take over what is known, and can be changed. */
export function TravellerChoice({ people, fields, checks, explain, onChoose }: Props) {
  const t = useTranslations('bookings.people')
  const locale = useLocale()
  const chosen = travellerOf(people, fields.phone)

  function chooseTraveller(traveller: Traveller | null): void {
    onChoose(traveller ? travellerFields(traveller, fields) : { ...fields, ...EMPTY_PERSON })
  }

  function notesOf(one: Traveller, error: DriverFieldError | null): string[] {
    if (error) return [explain(error)]
    return [
      ...(one.driverId === null ? [] : [t('checked')]),
      // The field below is empty then: the name has to be typed.
      ...(hasReadableName(one) ? [] : [t('otherScript')]),
    ]
  }

  return (
    <Panel as="fieldset" flow="stack">
      <Heading as="legend" isSub>
        {t('title')}
      </Heading>
      {people.map((one) => {
        const error = errorOf(one, fields, checks)
        const isSelf = one.driverId === null
        const name = fullName(one, locale)
        return (
          <RadioRow
            checked={chosen === one}
            end={<State error={error} verification={one.verification} />}
            hasLines
            key={one.driverId ?? 'self'}
            name="traveller"
            notes={notesOf(one, error)}
            onChange={() => chooseTraveller(one)}
            title={isSelf ? t('self', { name }) : name}
          />
        )
      })}
      <RadioRow checked={chosen === null} name="traveller" onChange={() => chooseTraveller(null)} title={t('other')} />
    </Panel>
  )
}

function State({ error, verification }: { error: DriverFieldError | null; verification: Traveller['verification'] }) {
  const t = useTranslations('bookings.people')
  if (error) return <Tag tone="danger">{t('unfit')}</Tag>
  return verification && <Tag tone={TONE_OF[verification]}>{t(verification)}</Tag>
}

/** Why somebody cannot drive this car on these dates, of what is known. */
function errorOf(one: Traveller, fields: DriverFields, checks: DriverChecks): DriverFieldError | null {
  const candidateFields = travellerFields(one, fields)
  if (one.birthDate !== null) {
    const error = validateField('birthDate', candidateFields, checks)
    if (error) return error
  }
  return one.licenceSince === null ? null : validateField('licenceSince', candidateFields, checks)
}
