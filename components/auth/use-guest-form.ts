'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import { requireCookie } from '@/lib/auth/guest-cookie'
import { type GuestNote, readGuestRejection } from '@/lib/auth/guest-rejection'
import {
  type GuestError,
  type GuestField,
  type GuestFields,
  type GuestSchema,
  type GuestStep,
  guestFieldId,
  guestSchema,
  refineCodeError,
} from '@/lib/auth/guest-rules'
import { leaveFor } from '@/lib/auth/leave-for'
import { signInHere } from '@/lib/auth/sign-in-here'
import { wayOn } from '@/lib/auth/way-on'
import type { StartedSession } from '@/lib/browser-api/auth'
import type { FormRejection } from '@/lib/forms/rejection'
import { Cancelled } from '@/lib/profile/cancelled'
import { CODE_TRIES } from '@/provider/contract/rules/auth/codes'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/provider/contract/rules/auth/password'

export type GuestForm = ReturnType<typeof useGuestForm>
/** `turn`: each telling is a new one, also of the same. */
export type GuestMessage = { note: GuestNote; seconds: number; revision: number }

type Options = {
  send: (values: GuestFields) => Promise<void>
  /** Typed before. */
  phone?: string
  /** Told so far of the code that was sent last. */
  wrongCodes?: number
}

/** The phone typed on one guest screen, for the next one: as long as the page lives, and in no address or storage. */
let typedPhone = ''

export function noteGuestPhone(phone: string): void {
  typedPhone = phone
}

/** The rules of one step, its sending, and what came back. Nothing typed is lost by a failure, and nothing is stored. */
export function useGuestForm(step: GuestStep, { send, phone = '', wrongCodes = 0 }: Options) {
  const t = useTranslations('auth.errors')
  const lastRevision = useRef(0)

  function read(rejectedStep: GuestStep, error: unknown): FormRejection<GuestSchema, GuestMessage> {
    if (error instanceof Cancelled) return { errors: {} }
    const rejection = readGuestRejection(rejectedStep, error)
    if ('field' in rejection) return { errors: { [rejection.field]: rejection.error } }
    lastRevision.current += 1
    return { failure: { ...rejection, revision: lastRevision.current } }
  }

  const explain = (error: GuestError) =>
    t(error, { count: error === 'passwordLong' ? PASSWORD_MAX : PASSWORD_MIN, left: CODE_TRIES - wrongCodes })

  const form = useApiForm<GuestSchema, GuestMessage, void>({
    schema: guestSchema(step),
    initial: { phone: phone || typedPhone },
    idOf: guestFieldId,
    explain,
    send,
    onFailure: (error) => read(step, error),
  })

  return {
    ...form,
    step,
    /** @param of what was being asked for */
    showRejection: (error: unknown, of: GuestStep) => form.show(read(of, error)),
    set: (name: GuestField, value: string) => {
      form.set(name, value)
      if (name === 'phone') noteGuestPhone(value)
    },
    errorOf: (name: GuestField) => {
      const formError = form.errors[name] ?? null
      const error = name === 'code' ? refineCodeError(formError, wrongCodes) : formError
      return error ? explain(error) : undefined
    },
  }
}

/** Keeps a session that has begun, once its cookie is known to have stayed, and goes on with a whole load: every part of the next page is the client's. */
export function useEnter(): (session: StartedSession) => Promise<void> {
  const locale = useLocale()
  return async (session) => {
    await requireCookie(session.clientToken)
    signInHere(session)
    leaveFor(wayOn(window.location.search, session.client.id, locale))
  }
}
