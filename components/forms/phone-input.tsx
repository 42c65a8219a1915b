'use client'

import { type ClipboardEvent, type FocusEvent, type FormEvent, useRef } from 'react'
import PhoneNumberInput, { type Country } from 'react-phone-number-input/min'
import { repairPhone } from '@/lib/forms/repair-phone'
import type { Locale } from '@/lib/i18n/routing'
import { cleanPhone, isPhone } from '@/provider/contract/rules/person'
import type { PhoneInputProps } from './phone-input-props'
import { phoneMetadata } from './phone-metadata'

const COUNTRY_OF: Partial<Record<Locale, Country>> = { ru: 'RU', 'zh-CN': 'CN' }
/** Fewer are somebody beginning to type, and get their plus. */
const FILLED_IN_DIGITS = 5
/** `+` and up to three digits. */
const LONGEST_COUNTRY = 4

export type CountryInputProps = PhoneInputProps & {
  locale: Locale
  labels: Record<string, string>
  /** A number came without its country: this input would make up one. */
  onBare: (text: string, hasFocus: boolean) => void
}

/** The international input with its country list: 48 kB, so it comes after the page (`phone-field.tsx`). */
export function PhoneInput({
  value,
  onChange,
  onBare,
  locale,
  labels,
  autoComplete = 'tel',
  ...input
}: CountryInputProps) {
  const bare = useRef<string | null>(null)

  /** Comes before the library's own reading of the field, which puts a plus before any digits. */
  function repair({ currentTarget }: FormEvent<HTMLInputElement>) {
    const text = currentTarget.value
    const phone = repairPhone(text, locale)
    bare.current = phone.startsWith('+') || phone.length < FILLED_IN_DIGITS ? null : text
    // Only then: setting it moves the cursor.
    if (phone !== cleanPhone(text)) currentTarget.value = phone
  }

  function change(phone: string | undefined) {
    if (bare.current === null) onChange(phone ?? '')
    else onBare(bare.current, document.activeElement?.id === input.id)
  }

  /** Tab selects what stands there: the first digit of a number would take the place of its country. */
  function standBehindCountry({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const { length } = currentTarget.value
    if (length > 0 && length <= LONGEST_COUNTRY) currentTarget.setSelectionRange(length, length)
  }

  /** A whole number takes the place of what stands there. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const phone = repairPhone(event.clipboardData.getData('text'), locale)
    if (!isPhone(phone)) return
    event.preventDefault()
    onChange(phone)
  }

  return (
    <PhoneNumberInput
      {...input}
      {...(COUNTRY_OF[locale] ? { defaultCountry: COUNTRY_OF[locale] } : {})}
      autoComplete={autoComplete}
      className="inp phone"
      flagUrl="/assets/flags/{XX}.svg"
      international
      labels={labels}
      locales={locale}
      metadata={phoneMetadata}
      onChange={change}
      onChangeCapture={repair}
      onFocusCapture={standBehindCountry}
      onPaste={paste}
      value={value}
    />
  )
}
