'use client'

import { useLocale } from 'next-intl'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { repairPhone } from '@/lib/forms/repair-phone'
import type { CountryInputProps } from './phone-input'
import type { PhoneInputProps } from './phone-input-props'

type Loaded = { PhoneInput: ComponentType<CountryInputProps>; labels: Record<string, string> }

const LABELS = {
  ru: () => import('react-phone-number-input/locale/ru'),
  en: () => import('react-phone-number-input/locale/en'),
  'zh-CN': () => import('react-phone-number-input/locale/zh'),
}

/**
 * A phone number in international form. A plain input serves until the country list has arrived, for good when it does
 * not, and for a number without a country; the exchange waits until the field is left, so that nobody loses the cursor.
 */
export function PhoneField(props: PhoneInputProps) {
  const locale = useLocale()
  const loaded = useCountryInput()
  const [isTyping, setIsTyping] = useState(false)
  const plain = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isTyping) plain.current?.focus()
  }, [isTyping])

  function keepBare(text: string, hasFocus: boolean) {
    setIsTyping(hasFocus)
    props.onChange(text)
  }

  const isInternational = props.value === '' || props.value.startsWith('+')
  if (loaded && !isTyping && isInternational)
    return <loaded.PhoneInput {...props} labels={loaded.labels} locale={locale} onBare={keepBare} />
  return (
    <input
      {...props}
      autoComplete="tel"
      className="inp"
      onBlur={() => {
        setIsTyping(false)
        props.onChange(repairPhone(props.value, locale))
        props.onBlur()
      }}
      onChange={({ target }) => props.onChange(isTyping ? target.value : repairPhone(target.value, locale))}
      onFocus={() => setIsTyping(true)}
      ref={plain}
      type="tel"
    />
  )
}

function useCountryInput(): Loaded | null {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
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
  return loaded
}
