'use client'

import { type ClipboardEvent, type FormEvent, type SyntheticEvent, useRef } from 'react'
import PhoneNumberInput, { type Country } from 'react-phone-number-input/min'
import { InputBox } from '@/components/ui/input/input-box'
import { FILLED_IN_DIGITS } from '@/lib/forms/place-digits'
import { repairPhone } from '@/lib/forms/repair-phone'
import type { Locale } from '@/lib/i18n/routing'
import { cleanPhone, isPhone } from '@/provider/contract/rules/profile/person'
import type { PhoneInputProps } from './phone-input-props'
import { phoneMetadata } from './phone-metadata'
import { usePhoneEdits } from './use-phone-edits'

const COUNTRY_OF: Partial<Record<Locale, Country>> = { ru: 'RU', 'zh-CN': 'CN' }
/** `+` and up to three digits. */
const LONGEST_COUNTRY = 4

export type CountryInputProps = PhoneInputProps & {
  locale: Locale
  labels: Record<string, string>
  /** A number came without its country: this input would make up one. */
  onBare: (text: string, hasFocus: boolean) => void
}

/** The international input with its country list: 48 kB, so it comes after the page (`phone-field.tsx`). */
export function CountryInput({
  value,
  onChange,
  onBare,
  locale,
  labels,
  autoComplete = 'tel',
  ...input
}: CountryInputProps) {
  const bare = useRef<string | null>(null)
  const place = usePhoneEdits(input.id, COUNTRY_OF[locale])

  /** Comes before the library's own reading of the field, which puts a plus before any digits. */
  function repair({ currentTarget }: FormEvent<HTMLInputElement>) {
    const { value, selectionEnd } = currentTarget
    const placed = place({ text: value, caret: selectionEnd ?? value.length })
    const text = placed ? placed.text : value
    const phone = repairPhone(text, locale)
    bare.current = phone.startsWith('+') || phone.length < FILLED_IN_DIGITS ? null : text
    // Only then: setting it moves the cursor.
    if (phone !== cleanPhone(text)) currentTarget.value = phone
    else if (placed) {
      currentTarget.value = text
      currentTarget.setSelectionRange(placed.caret, placed.caret)
    }
  }

  function change(phone: string | undefined) {
    if (bare.current === null) onChange(phone ?? '')
    else onBare(bare.current, document.activeElement?.id === input.id)
  }

  /**
   * Tab selects what stands there: the first digit of a number would take the place of its country. A press puts the
   * cursor where the finger was, after the focus.
   */
  function standBehindCountry({ currentTarget, type }: SyntheticEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd, value } = currentTarget
    const isSelecting = type === 'click' && selectionStart !== selectionEnd
    if (value.length === 0 || value.length > LONGEST_COUNTRY || isSelecting) return
    currentTarget.setSelectionRange(value.length, value.length)
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
      containerComponent={InputBox}
      flagUrl="/assets/flags/{XX}.svg"
      international
      labels={labels}
      locales={locale}
      metadata={phoneMetadata}
      onChange={change}
      onChangeCapture={repair}
      onClick={standBehindCountry}
      onFocusCapture={standBehindCountry}
      onPaste={paste}
      // Not an empty one, which the library would take for an order to begin anew, and wipe a plus just typed.
      {...(value === '' ? {} : { value })}
    />
  )
}
