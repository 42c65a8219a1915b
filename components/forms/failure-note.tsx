'use client'

import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { LivePhoneLink } from '@/components/layout/live-phone-link'
import { Notice } from '@/components/ui/notice/notice'
import { TextLink } from '@/components/ui/text-link/text-link'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'

type Props = Pick<ComponentProps<'div'>, 'children' | 'ref' | 'tabIndex'> & { phone: string }

/** Why it did not go as asked, and the phone that goes on from there. */
export function FailureNote({ phone, children, ...native }: Props) {
  const gap = sentenceGap(useLocale())
  return (
    <Notice {...native} kind="error" role="alert">
      <p>
        {children}
        {gap}
        <TextLink as={LivePhoneLink} isNumeric phone={phone} />
      </p>
    </Notice>
  )
}
