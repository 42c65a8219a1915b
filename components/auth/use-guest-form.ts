'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { usePlainForm } from '@/components/forms/use-plain-form'
import { useSending } from '@/components/forms/use-sending'
import { requireCookie } from '@/lib/auth/guest-cookie'
import { guestPhone, noteGuestPhone } from '@/lib/auth/guest-phone'
import { type GuestNote, readGuestRefusal } from '@/lib/auth/guest-refusal'
import {
  codeFault,
  FIELDS_OF,
  type GuestFault,
  type GuestField,
  type GuestFields,
  type GuestStep,
  guestFault,
  guestFieldId,
} from '@/lib/auth/guest-rules'
import { leaveFor } from '@/lib/auth/leave-for'
import { signInHere } from '@/lib/auth/sign-in-here'
import { wayOn } from '@/lib/auth/way-on'
import type { BegunSession } from '@/lib/browser-api/auth'
import { isPossiblePhone } from '@/lib/forms/possible-phone'
import { CODE_TRIES } from '@/provider/contract/rules/auth/codes'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/provider/contract/rules/auth/password'

const EMPTY: GuestFields = { phone: '', code: '', password: '', repeat: '', privacyPolicy: '', personalData: '' }

export type GuestForm = ReturnType<typeof useGuestForm>
/** `turn`: each telling is a new one, also of the same. */
export type Told = { note: GuestNote; seconds: number; turn: number }

/** `phone`: typed before. `wrongCodes`: refused so far of the code that was sent last. */
type Known = { phone?: string; wrongCodes?: number }

/** The rules of one step, its sending, and what came back. Nothing typed is lost by a refusal, and nothing is stored. */
export function useGuestForm(step: GuestStep, { phone = '', wrongCodes = 0 }: Known = {}) {
  const t = useTranslations('auth.errors')
  const { isSending, send } = useSending()
  const [told, setTold] = useState<Told | null>(null)
  const [turn, setTurn] = useState(0)
  const [refused, setRefused] = useState<{ field: GuestField; fault: GuestFault } | null>(null)
  const form = usePlainForm<GuestField, GuestFault>({
    names: FIELDS_OF[step],
    initial: { ...EMPTY, phone: phone || guestPhone() },
    boxes: ['privacyPolicy', 'personalData'],
    faultOf: async (name, values) => {
      const fault = guestFault(step, name, values)
      if (fault || name !== 'phone') return fault
      return (await isPossiblePhone(values.phone)) ? null : 'phoneWrong'
    },
  })

  /** @param of what was being asked for */
  function refuse(error: unknown, of: GuestStep = step) {
    const refusal = readGuestRefusal(of, error)
    if ('note' in refusal) {
      setTold({ ...refusal, turn })
      setTurn(turn + 1)
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
      if (name === 'phone') noteGuestPhone(value)
      if (refused?.field === name) setRefused(null)
    },
    errorOf: (name: GuestField) => {
      const known = form.faults[name] ?? (refused?.field === name ? refused.fault : null)
      const fault = name === 'code' ? codeFault(known, wrongCodes) : known
      const count = fault === 'passwordLong' ? PASSWORD_MAX : PASSWORD_MIN
      return fault ? t(fault, { count, left: CODE_TRIES - wrongCodes }) : undefined
    },
    submit: (event: FormEvent, action: () => Promise<void>) => {
      setTold(null)
      setRefused(null)
      void form.submit(event, () => void send(action, (error) => refuse(error)))
    },
  }
}

/** Keeps a session that has begun, once its cookie is known to have stayed, and goes on with a whole load: every part of the next page is the client's. */
export function useEnter(): (session: BegunSession) => Promise<void> {
  const locale = useLocale()
  return async (session) => {
    await requireCookie(session.clientToken)
    signInHere(session)
    leaveFor(wayOn(window.location.search, session.client.id, locale))
  }
}
