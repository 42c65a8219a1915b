'use client'

import type { ClipboardEvent } from 'react'
import PhoneNumberInput, { type Country } from 'react-phone-number-input/min'
import { dropDoubledPrefix, toInternational } from '@/lib/forms/russian-phone'
import type { PhoneInputProps } from './phone-input-props'

const COUNTRY_OF: Partial<Record<string, Country>> = { ru: 'RU', 'zh-CN': 'CN' }

type Props = PhoneInputProps & { locale: string; labels: Record<string, string> }

/** The international input with its country list: 48 kB, so it comes after the page (`phone-field.tsx`). */
export function PhoneInput({ value, onChange, locale, labels, ...input }: Props) {
  const isRussian = locale === 'ru'

  /** `8 914 …` pasted here would be read as `+8914…`. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text')
    const phone = toInternational(text)
    if (!isRussian || phone === text || !phone.startsWith('+7')) return
    event.preventDefault()
    onChange(phone)
  }

  return (
    <PhoneNumberInput
      {...input}
      {...(COUNTRY_OF[locale] ? { defaultCountry: COUNTRY_OF[locale] } : {})}
      autoComplete="tel"
      className="inp phone"
      flagUrl="/assets/flags/{XX}.svg"
      international
      labels={labels}
      onChange={(phone) => onChange(isRussian ? dropDoubledPrefix(phone ?? '') : (phone ?? ''))}
      onPaste={paste}
      value={value}
    />
  )
}
