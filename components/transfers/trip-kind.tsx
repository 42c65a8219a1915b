'use client'

import { useTranslations } from 'next-intl'
import { ADDRESS, kindsOf, type TripChoices } from '@/lib/transfers/trip-fields'
import type { LiveTrip } from './use-trip'

type Props = Pick<LiveTrip, 'trip' | 'change'> & { choices: TripChoices }

/** Kinds as radio buttons, and what is ordered most as buttons that fill both ends. */
export function TripKind({ trip, change, choices }: Props) {
  const t = useTranslations('transfers.trip')
  const usual = choices.presets.filter(({ kind }) => kind === 'transfer')
  return (
    <>
      <fieldset className="tr-kinds">
        <legend className="lbl">{t('kind')}</legend>
        <div>
          {kindsOf(choices).map((kind) => (
            <label key={kind}>
              <input checked={trip.kind === kind} name="kind" onChange={() => change({ kind })} type="radio" />
              <span>{t(`kinds.${kind}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {trip.kind === 'transfer' && usual.length > 0 && (
        <fieldset className="tr-usual">
          <legend className="lbl">{t('usual')}</legend>
          {usual.map(({ id, name, fromPlace, toPlace }) => {
            const ends = { from: fromPlace ?? ADDRESS, to: toPlace ?? ADDRESS }
            return (
              <button
                aria-pressed={ends.from === trip.from && ends.to === trip.to}
                className="tr-chip"
                key={id}
                onClick={() => change(ends)}
                type="button"
              >
                {name}
              </button>
            )
          })}
        </fieldset>
      )}
    </>
  )
}
