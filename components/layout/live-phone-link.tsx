'use client'

import type { ComponentProps } from 'react'
import { telHref } from '@/lib/format/russian-phone'
import { useSpacedPhone } from '@/lib/format/use-spaced-phone'

type Props = { phone: string } & Omit<ComponentProps<'a'>, 'href' | 'children'>

/** `PhoneLink` of what the browser renders. */
export function LivePhoneLink({ phone, ...native }: Props) {
  return (
    <a {...native} data-goal="pressphone" href={telHref(phone)}>
      {useSpacedPhone(phone)}
    </a>
  )
}
