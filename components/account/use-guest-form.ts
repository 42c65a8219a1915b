'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { usePlainForm } from '@/components/forms/use-plain-form'
import { useSending } from '@/components/forms/use-sending'
import { type GuestNote, readGuestRefusal } from '@/lib/account/guest-refusal'
import {
  FIELDS_OF,
  type GuestFault,
  type GuestField,
  type GuestFields,
  type GuestStep,
  guestFault,
  guestFieldId,
} from '@/lib/account/guest-rules'
import { wayOn } from '@/lib/account/way-on'
import type { BegunSession } from '@/lib/browser-api/auth'
import { isPossiblePhone } from '@/lib/forms/possible-phone'
import { leaveFor } from '@/lib/session/leave-for'
import { signInHere } from '@/lib/session/sign-in-here'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/provider/contract/rules/password'

const EMPTY: GuestFields = { phone: '', code: '', password: '', repeat: '', privacyPolicy: '', personalData: '' }

export type GuestForm = ReturnType<typeof useGuestForm>
export type Told = { note: GuestNote; minutes: number }

/** The rules of one step, its sending, and what came back. Nothing typed is lost by a refusal, and nothing is stored. */
export function useGuestForm(step: GuestStep, initial: Partial<GuestFields> = {}) {
  const t = useTranslations('account.errors')
  const { isSending, send } = useSending()
  const [told, setTold] = useState<Told | null>(null)
  const [refused, setRefused] = useState<{ field: GuestField; fault: GuestFault } | null>(null)
  const form = usePlainForm<GuestField, GuestFault>({
    names: FIELDS_OF[step],
    initial: { ...EMPTY, ...initial },
    boxes: ['privacyPolicy', 'personalData'],
    faultOf: async (name, values) => {
      const fault = guestFault(step, name, values)
      if (fault || name !== 'phone') return fault
      return (await isPossiblePhone(values.phone)) ? null : 'phoneWrong'
    },
  })

  function refuse(error: unknown) {
    const refusal = readGuestRefusal(step, error)
    if ('note' in refusal) {
      setTold(refusal)
      return
    }
    setRefused(refusal)
    document.getElementById(guestFieldId(refusal.field))?.focus()
  }

  return {
    step,
    values: form.values,
    attempt: form.attempt,
    leave: form.leave,
    isSending,
    told,
    refuse,
    set: (name: GuestField, value: string) => {
      form.set(name, value)
      if (refused?.field === name) setRefused(null)
    },
    errorOf: (name: GuestField) => {
      const fault = form.faults[name] ?? (refused?.field === name ? refused.fault : null)
      return fault ? t(fault, { count: fault === 'passwordLong' ? PASSWORD_MAX : PASSWORD_MIN }) : undefined
    },
    submit: (event: FormEvent, action: () => Promise<void>) => {
      setTold(null)
      setRefused(null)
      void form.submit(event, () => void send(action, refuse))
    },
  }
}

/** Keeps a session that has begun and goes on with a whole load: every part of the next page is the client's. */
export function useEnter(): (session: BegunSession) => void {
  const locale = useLocale()
  return (session) => {
    signInHere(session)
    leaveFor(wayOn(window.location.search, session.client.id, locale))
  }
}
