'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel/panel'

export type OptionGroupProps = { of: 'insurance' | 'extras' | 'terms'; children: ReactNode }

/** A group of options, open. */
export function OptionPanel({ of, children }: OptionGroupProps) {
  const t = useTranslations('bookings.options')
  if (of !== 'insurance')
    return (
      <Panel heading={t(of)} headingId={of}>
        {children}
      </Panel>
    )
  return (
    <Panel as="div" flow="stack" heading={t(of)} headingId={of} role="radiogroup">
      {children}
    </Panel>
  )
}
