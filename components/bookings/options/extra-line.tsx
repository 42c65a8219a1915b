'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { quantityOf, withExtra } from '@/lib/options/choice'
import { mostPieces } from '@/lib/options/offered-choice'
import type { ExtraOffer } from '@/provider/contract/options'
import styles from './options.module.css'
import { Stepper } from './stepper'

const ICON_OF: Partial<Record<string, IconName>> = {
  'child-seat-infant': 'baby',
  'child-seat-toddler': 'baby',
  'child-seat-junior': 'baby',
  booster: 'baby',
  'extra-driver': 'user-plus',
  dashcam: 'video',
  'snow-chains': 'snowflake',
  'ski-rack': 'mountain-snow',
  wifi: 'router',
  navigator: 'map',
  'roof-box': 'package',
  'camping-set': 'tent',
}

/** What it is, what it costs, and how many of it. */
export function ExtraLine({ extra }: { extra: ExtraOffer }) {
  const t = useTranslations('bookings.options')
  const { choice, change } = useLiveQuote()
  const { code, name, note, left, maxQuantity } = extra
  const most = mostPieces(extra)
  return (
    <div className={styles.extra}>
      <Icon of={ICON_OF[code] ?? 'package'} />
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
    <Text as="span" isNumeric size="s" weight="semi">
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
