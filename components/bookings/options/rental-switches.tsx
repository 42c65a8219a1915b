'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { Switch } from '@/components/ui/checkbox/switch'
import { Icon } from '@/components/ui/icon/icon'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { CarOptions, RentalOptions } from '@/provider/contract/options'
import styles from './options.module.css'

type Props = {
  mileage: CarOptions['mileage']
  protection: CarOptions['protection']
  /** Of the model without the option; null: no limit. */
  usualKmPerDay: number | null
  /** Until when money comes back with and without protection. */
  protectionNote: string[]
}

/** What is either taken or not: fewer kilometres for a lower price, and booking protection. */
export function RentalSwitches({ mileage, protection, usualKmPerDay, protectionNote }: Props) {
  const t = useTranslations('bookings.options')
  const locale = useLocale()
  const { choice, change } = useLiveQuote()
  const set = (changed: Partial<RentalOptions>) => change({ ...choice, options: { ...choice.options, ...changed } })
  const isLimited = choice.options.mileage === 'limited'
  return (
    <>
      {mileage && (
        <OptionSwitch
          isOn={isLimited}
          lines={[
            t('mileageOver', { amount: formatRoubles(mileage.overMileageKopPerKm, locale) }),
            t('mileageUsual', { km: usualKmPerDay === null ? 'none' : String(usualKmPerDay) }),
          ]}
          name="mileage"
          onToggle={() => set({ mileage: isLimited ? 'standard' : 'limited' })}
          price={t('mileageDiscount', { percent: mileage.discountPercent })}
          title={t('kmPerDay', { km: mileage.kmPerDay })}
          value="limited"
        />
      )}
      {protection && (
        <OptionSwitch
          isOn={choice.options.protection}
          lines={[protection.text, ...protectionNote]}
          name="protection"
          onToggle={() => set({ protection: !choice.options.protection })}
          price={t('perRental', { amount: formatRoubles(protection.priceKop, locale) })}
          title={protection.name}
          value="1"
        />
      )}
    </>
  )
}

const ICON_OF = { mileage: 'route', protection: 'shield-check' } as const

type OptionSwitchProps = {
  name: 'mileage' | 'protection'
  value: string
  title: string
  lines: string[]
  price: ReactNode
  isOn: boolean
  onToggle: () => void
}

function OptionSwitch({ name, value, title, lines, price, isOn, onToggle }: OptionSwitchProps) {
  return (
    <label className={styles.extra}>
      <Icon of={ICON_OF[name]} />
      <span>
        <b id={`${name}-name`}>{title}</b>
        <span id={`${name}-text`}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </span>
      <Text as="span" isNumeric size="s" weight="semi">
        {price}
      </Text>
      <Switch
        aria-describedby={`${name}-text`}
        aria-labelledby={`${name}-name`}
        checked={isOn}
        name={name}
        onChange={onToggle}
        value={value}
      />
    </label>
  )
}
