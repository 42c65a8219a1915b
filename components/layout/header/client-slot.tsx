'use client'

import { useClient } from '@/lib/auth/use-client'
import { usePageLocale } from '@/lib/i18n/page-language'
import type { Client } from '@/provider/contract/auth'
import { numberFormat } from '@/provider/contract/rules/text/cached-formats'

/** Keys of the texts that public/assets/boot.js writes. */
type Slot = 'initials' | 'name' | 'rest' | 'miles'

/**
 * A place for something of the signed-in client. Empty in the HTML, which is the same for everybody; boot.js fills it
 * before the first paint, and React finds the text that it would write itself.
 */
export function ClientSlot({ of }: { of: Slot }) {
  const client = useClient()
  const locale = usePageLocale()
  return (
    <span data-client={of} suppressHydrationWarning>
      {client ? textOf(client, locale)[of] : ''}
    </span>
  )
}

function textOf({ first_name, last_name, middle_name, bonus_miles }: Client, locale: string): Record<Slot, string> {
  return {
    initials: firstLetter(first_name) + firstLetter(last_name),
    ...namesOf({ first_name, last_name, middle_name }, locale),
    miles: numberFormat(locale).format(bonus_miles),
  }
}

/** The whole name in two lines, in the order of `fullName`. */
function namesOf({ first_name, last_name, middle_name }: Omit<Client, 'id' | 'bonus_miles'>, locale: string) {
  return locale === 'en'
    ? { name: `${first_name} ${middle_name}`.trim(), rest: last_name }
    : { name: `${last_name} ${first_name}`.trim(), rest: middle_name }
}

function firstLetter(text: string): string {
  return [...text].slice(0, 1).join('')
}
