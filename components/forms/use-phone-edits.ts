'use client'

import { useEffect, useRef } from 'react'
import { type Country, getCountryCallingCode } from 'react-phone-number-input/min'
import { beginNumber, type FieldText, placeDigits } from '@/lib/forms/place-digits'
import { phoneMetadata } from './phone-metadata'

/** The text until now, empty when all of it is marked. */
type Edit = { text: string; isDeletion: boolean }

/**
 * Knows what stood in the field with this id before the edit that is under way, and which country it is for: `own`, until
 * another one is chosen in its list. The library itself forgets the country with its last digit.
 *
 * @returns puts digits behind the country that they are meant for; to be called once for each edit; null when they stay where
 * they came in
 */
export function usePhoneEdits(id: string, own: Country | undefined): (after: FieldText) => FieldText | null {
  const edit = useRef<Edit | null>(null)
  const country = useRef(own)
  /** The rest was taken away: nobody typed this plus to begin another country's code. */
  const isPlusLeft = useRef(false)

  // React's own event of this name is another one, and tells nothing of what is pasted or composed.
  useEffect(() => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement)) return
    const list = field.parentElement?.querySelector('select')
    const remember = ({ inputType }: InputEvent) => {
      const { value, selectionStart, selectionEnd } = field
      const isAllMarked = selectionStart === 0 && selectionEnd === value.length
      edit.current = { text: isAllMarked ? '' : value, isDeletion: inputType.startsWith('delete') }
    }
    const choose = ({ target }: Event) => {
      country.current = target instanceof HTMLSelectElement ? countryOf(target.value) : undefined
    }
    field.addEventListener('beforeinput', remember)
    list?.addEventListener('change', choose)
    return () => {
      field.removeEventListener('beforeinput', remember)
      list?.removeEventListener('change', choose)
    }
  }, [id])

  return (after) => {
    const before = edit.current
    const mayBegin = before?.text !== '+' || isPlusLeft.current
    edit.current = null
    isPlusLeft.current = after.text === '+' && before?.isDeletion === true
    if (before === null) return null
    const newNumber =
      mayBegin && country.current ? beginNumber(before.text, after, `+${getCountryCallingCode(country.current)}`) : null
    return newNumber ?? placeDigits(before.text, after)
  }
}

/** None for the list's entry of the whole world. */
function countryOf(value: string): Country | undefined {
  return Object.keys(phoneMetadata.countries).find((key): key is Country => key === value)
}
