'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { quantityOf, withExtra } from '@/lib/options/choice'
import { mostPieces } from '@/lib/options/offered-choice'
import type { CarOptions, ExtraOffer } from '@/provider/contract/options'
import styles from './options.module.css'
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
    <Panel heading={t('extras')} headingId="extras">
      {protection && <Protection lines={protectionNote} offer={protection} />}
      {extras.map((extra) => (
        <Extra extra={extra} key={extra.code} />
      ))}
    </Panel>
  )
}

type ProtectionProps = { offer: NonNullable<CarOptions['protection']>; lines: string[] }

function Protection({ offer: { name, text, priceKop }, lines }: ProtectionProps) {
  const t = useTranslations('bookings.options')
  const locale = useLocale()
  const { choice, change } = useLiveQuote()
  const toggle = () => change({ ...choice, options: { ...choice.options, protection: !choice.options.protection } })
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the checkbox among its parts
    <label className={styles.extra}>
      <span>
        <b id="protection-name">{name}</b>
        <span id="protection-text">
          {[text, ...lines].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </span>
      <Text as="span" isNumeric weight="semi">
        {t('perRental', { amount: formatRoubles(priceKop, locale) })}
      </Text>
      <Checkbox
        aria-describedby="protection-text"
        aria-labelledby="protection-name"
        checked={choice.options.protection}
        look="box"
        name="protection"
        onChange={toggle}
        value="1"
      />
    </label>
  )
}

function Extra({ extra }: { extra: ExtraOffer }) {
  const t = useTranslations('bookings.options')
  const { choice, change } = useLiveQuote()
  const { code, name, note, left, maxQuantity } = extra
  const most = mostPieces(extra)
  return (
    <div className={styles.extra}>
      <div>
        <b>{name}</b>
        <span>{note}</span>
        {left !== null && left > 0 && left < maxQuantity && <span>{t('left', { count: left })}</span>}
      </div>
      <ExtraPrice extra={extra} />
      {most === 0 ? (
        <Text as="span" size="s" tone="muted">
          {t('soldOut')}
        </Text>
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
  return (
    <Text as="span" isNumeric weight="semi">
      {unit === 'once' ? (
        forRental
      ) : (
        <>
          {t('perDay', { amount: formatRoubles(priceKop, locale) })}
          {forRentalKop !== null && <small>{forRental}</small>}
          {forRentalKop !== null && forRentalKop === capKop && <small>{t('capped')}</small>}
        </>
      )}
    </Text>
  )
}
