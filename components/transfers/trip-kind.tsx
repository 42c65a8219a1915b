'use client'

import { useTranslations } from 'next-intl'
import { FieldGroup } from '@/components/ui/field/field-group'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { ADDRESS, kindsOf, type TripChoices } from '@/lib/transfers/trip-fields'
import type { LiveTrip } from './use-trip'

type Props = Pick<LiveTrip, 'trip' | 'change'> & { choices: TripChoices }

/** Kinds as radio buttons, and what is ordered most as buttons that fill both ends. */
export function TripKind({ trip, change, choices }: Props) {
  const t = useTranslations('transfers.trip')
  const usual = choices.presets.filter(({ kind }) => kind === 'transfer')
  return (
    <>
      <RadioGroup
        legend={t('kind')}
        look="chips"
        name="kind"
        onChange={(kind) => change({ kind })}
        options={kindsOf(choices).map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={trip.kind}
      />
      {trip.kind === 'transfer' && usual.length > 0 && (
        <FieldGroup legend={t('usual')}>
          {usual.map(({ id, name, fromPlace, toPlace }) => {
            const ends = { from: fromPlace ?? ADDRESS, to: toPlace ?? ADDRESS }
            return (
              <button
                aria-pressed={ends.from === trip.from && ends.to === trip.to}
                key={id}
                onClick={() => change(ends)}
                type="button"
              >
                {name}
              </button>
            )
          })}
        </FieldGroup>
      )}
    </>
  )
}
