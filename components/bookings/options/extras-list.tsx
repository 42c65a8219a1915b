'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { formatRoubles } from '@/lib/format/money'
import { quantityOf, withExtra } from '@/lib/options/choice'
import { mostPieces } from '@/lib/options/offered-choice'
import type { CarOptions, ExtraOffer } from '@/provider/contract/options'
import { Stepper } from './stepper'

type Props = {
  extras: ExtraOffer[]
  protection: CarOptions['protection']
  /** Until when money comes back with and without it. */
  protectionNote: string[]
}

/** Booking protection and everything that can be had beside the car. */
export function ExtrasList({ extras, protection, protectionNote }: Props) {
  const t = useTranslations('bookings.options')
  if (extras.length === 0 && !protection) return null
  return (
    <section aria-labelledby="extras" className="panel">
      <h2 className="h-sub" id="extras">
        {t('extras')}
      </h2>
      {protection && <Protection lines={protectionNote} offer={protection} />}
      {extras.map((extra) => (
        <Extra extra={extra} key={extra.code} />
      ))}
    </section>
  )
}

type ProtectionProps = { offer: NonNullable<CarOptions['protection']>; lines: string[] }

function Protection({ offer: { name, text, priceKop }, lines }: ProtectionProps) {
  const t = useTranslations('bookings.options')
  const locale = useLocale()
  const { choice, change } = useLiveQuote()
  const toggle = () => change({ ...choice, options: { ...choice.options, protection: !choice.options.protection } })
  return (
    <label className="ex">
      <span>
        <b id="protection-name">{name}</b>
        <span id="protection-text">
          {[text, ...lines].map((line) => (
            <span className="d" key={line}>
              {line}
            </span>
          ))}
        </span>
      </span>
      <span className="c num">{t('perRental', { amount: formatRoubles(priceKop, locale) })}</span>
      <span className="check">
        <input
          aria-describedby="protection-text"
          aria-labelledby="protection-name"
          checked={choice.options.protection}
          name="protection"
          onChange={toggle}
          type="checkbox"
          value="1"
        />
      </span>
    </label>
  )
}

function Extra({ extra }: { extra: ExtraOffer }) {
  const t = useTranslations('bookings.options')
  const { choice, change } = useLiveQuote()
  const { code, name, note, left, maxQuantity } = extra
  const most = mostPieces(extra)
  return (
    <div className="ex">
      <div>
        <b>{name}</b>
        <span className="d">{note}</span>
        {left !== null && left > 0 && left < maxQuantity && <span className="d">{t('left', { count: left })}</span>}
      </div>
      <ExtraPrice extra={extra} />
      {most === 0 ? (
        <span className="d">{t('soldOut')}</span>
      ) : (
        <Stepper
          code={code}
          max={most}
          name={name}
          onChange={(quantity) => change({ ...choice, options: withExtra(choice.options, code, quantity) })}
          value={quantityOf(choice.options, code)}
        />
      )}
    </div>
  )
}

function ExtraPrice({ extra: { unit, priceKop, capKop, forRentalKop } }: { extra: ExtraOffer }) {
  const t = useTranslations('bookings.options')
  const locale = useLocale()
  const forRental = t('perRental', { amount: formatRoubles(forRentalKop ?? priceKop, locale) })
  if (unit === 'once') return <span className="c num">{forRental}</span>
  return (
    <span className="c num">
      {t('perDay', { amount: formatRoubles(priceKop, locale) })}
      {forRentalKop !== null && <small>{forRental}</small>}
      {forRentalKop !== null && forRentalKop === capKop && <small>{t('capped')}</small>}
    </span>
  )
}
