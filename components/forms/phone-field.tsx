'use client'

import { useLocale } from 'next-intl'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { TextInput } from '@/components/ui/input/text-input'
import { PhoneInput } from '@/components/ui/phone-input/phone-input'
import { repairPhone } from '@/lib/forms/repair-phone'
import type { Locale } from '@/lib/i18n/routing'
import type { CountryInputProps } from './country-input'
import type { PhoneInputProps } from './phone-input-props'

/** `clearLabel`: name of the button that empties the field. */
type Props = PhoneInputProps & { clearLabel: string }

type Loaded = { CountryInput: ComponentType<CountryInputProps>; labels: Record<string, string> }

/** The library's entry of no country. */
const WHOLE_WORLD = 'ZZ'

const LABELS = {
  ru: () => import('react-phone-number-input/locale/ru'),
  en: () => import('react-phone-number-input/locale/en'),
  'zh-CN': () => import('react-phone-number-input/locale/zh'),
}

/** As Chinese law and custom name them in a list of countries. */
const REGION_NAME_OVERRIDES: Partial<Record<Locale, Record<string, string>>> = {
  'zh-CN': { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
}

/** A phone number in international form, with a button that empties it (specification §5). */
export function PhoneField({ clearLabel, ...props }: Props) {
  return (
    <PhoneInput clearLabel={clearLabel} isFilled={props.value !== ''} onClear={() => props.onChange('')}>
      <NumberInput {...props} />
    </PhoneInput>
  )
}

/**
 * A plain input serves until the country list has arrived, for good when it does
 * not, and for a number without a country; the exchange waits until the field is left, so that nobody loses the cursor.
 */
function NumberInput(props: PhoneInputProps) {
  const { autoComplete = 'tel' } = props
  const locale = useLocale()
  const loaded = useCountryInput()
  const [isTyping, setIsTyping] = useState(false)
  const plain = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isTyping) plain.current?.focus()
  }, [isTyping])
  // Somebody may be typing since before the script came.
  useLayoutEffect(() => {
    if (plain.current !== null && document.activeElement === plain.current) setIsTyping(true)
  }, [])

  function handleBareNumber(text: string, hasFocus: boolean) {
    setIsTyping(hasFocus)
    props.onChange(text)
  }

  const isInternational = props.value === '' || props.value.startsWith('+')
  if (loaded && !isTyping && isInternational)
    return (
      <loaded.CountryInput
        {...props}
        autoComplete={autoComplete}
        labels={loaded.labels}
        locale={locale}
        onBare={handleBareNumber}
      />
    )
  return (
    <TextInput
      {...props}
      autoComplete={autoComplete}
      onBlur={() => {
        setIsTyping(false)
        const repaired = repairPhone(props.value, locale)
        // An unchanged number keeps its error.
        if (repaired !== props.value) props.onChange(repaired)
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
    Promise.all([import('./country-input'), LABELS[locale]()]).then(
      ([{ CountryInput }, { default: labels }]) =>
        isHere && setLoaded({ CountryInput, labels: { ...labels, ...countryNames(Object.keys(labels), locale) } }),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [locale])
  return loaded
}

/** The browser's own names: the library's are years old. */
function countryNames(keys: string[], locale: Locale): Record<string, string> {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const codes = keys.filter((key) => /^[A-Z]{2}$/.test(key) && key !== WHOLE_WORLD)
  return Object.fromEntries(
    codes.map((code) => [code, REGION_NAME_OVERRIDES[locale]?.[code] ?? names.of(code) ?? code]),
  )
}
