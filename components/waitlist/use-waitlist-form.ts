'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import { joinWaitlist, type OwnContacts, readOwnContacts } from '@/lib/browser-api/waitlist'
import { readDoorFailure } from '@/lib/forms/rejection'
import { type WaitedCar, waitedRental } from '@/lib/waitlist/waited-car'
import { type WaitlistField, waitlistSchema } from '@/lib/waitlist/waitlist-rules'
import type { WaitlistResponse } from '@/provider/contract/waitlist'

/** How it ended, and where the message goes. */
export type WaitlistOutcome = { response: WaitlistResponse; email: string; isSms: boolean }

/** Returns the id of a field's control. */
export function waitlistFieldId(name: WaitlistField): string {
  return `wait-${name}`
}

/** @param consents the documents that the boxes stand for, `document@version` pairs */
export function useWaitlistForm(
  consents: string,
  { slug, query }: WaitedCar,
  onSent: (outcome: WaitlistOutcome) => void,
) {
  const t = useTranslations('callback.waitlist')
  const language = useLocale()
  const [phone, setPhone] = useState<string | null>(null)
  const form = useApiForm({
    schema: waitlistSchema,
    initial: { channel: 'email' },
    idOf: waitlistFieldId,
    explain: (error) => t(`errors.${error}`),
    send: async ({ channel, email }) => {
      const rental = waitedRental(query)
      if (!rental) throw new Error('the link has no dates')
      const isSms = channel === 'sms'
      const destination = isSms ? ({ channel } as const) : ({ channel: 'email', email: email.trim() } as const)
      const response = await joinWaitlist({ slug, ...rental, destination }, { consents, language })
      return { response, email: email.trim(), isSms }
    },
    onSuccess: onSent,
    onFailure: (error) => {
      console.error('waitlist', error)
      return readDoorFailure<'over'>(error, {
        pickup_too_soon: 'over',
        pickup_in_past: 'over',
        car_not_for_hire: 'over',
      })
    },
  })
  const typed = useRef('')
  typed.current = form.values.email
  useOwnContacts(({ email, phone: own }) => {
    setPhone(own)
    if (email !== null && typed.current === '') form.set('email', email)
  })
  return { ...form, phone }
}

/** Reads the contacts of the client who is signed in, once, when the form opens. */
function useOwnContacts(fill: (contacts: OwnContacts) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed later must not be filled in again
  useEffect(() => {
    let isOpen = true
    void readOwnContacts().then((contacts) => {
      if (isOpen) fill(contacts)
    })
    return () => {
      isOpen = false
    }
  }, [])
}
