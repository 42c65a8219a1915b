'use client'

import { useLocale } from 'next-intl'
import { type ComponentType, useEffect, useState } from 'react'
import { toInternational } from '@/lib/forms/russian-phone'
import { cleanPhone } from '@/provider/contract/rules/person'
import type { PhoneInputProps } from './phone-input-props'

type Loaded = {
  PhoneInput: ComponentType<PhoneInputProps & { locale: string; labels: Record<string, string> }>
  labels: Record<string, string>
}

const LABELS = {
  ru: () => import('react-phone-number-input/locale/ru'),
  en: () => import('react-phone-number-input/locale/en'),
  'zh-CN': () => import('react-phone-number-input/locale/zh'),
}

/**
 * A phone number in international form. A plain input serves until the country list has arrived, and for good when it
 * does not; the exchange waits until the field is left, so that nobody loses the cursor.
 */
export function PhoneField(props: PhoneInputProps) {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [isTyping, setIsTyping] = useState(false)

  useEffect(() => {
    let isHere = true
    Promise.all([import('./phone-input'), LABELS[locale]()]).then(
      ([{ PhoneInput }, { default: labels }]) => isHere && setLoaded({ PhoneInput, labels }),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [locale])

  if (loaded && !isTyping) return <loaded.PhoneInput {...props} labels={loaded.labels} locale={locale} />
  return (
    <input
      {...props}
      autoComplete="tel"
      className="inp"
      onBlur={() => {
        setIsTyping(false)
        props.onChange(locale === 'ru' ? toInternational(props.value) : cleanPhone(props.value))
        props.onBlur()
      }}
      onChange={(event) => props.onChange(event.target.value)}
      onFocus={() => setIsTyping(true)}
      type="tel"
    />
  )
}
