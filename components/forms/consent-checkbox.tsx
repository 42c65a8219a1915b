'use client'

import { useLocale } from 'next-intl'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { ariaOf } from '@/components/ui/field/aria-of'
import { FieldError } from '@/components/ui/field/field-error'
import { Stack } from '@/components/ui/stack/stack'
import { TextLink } from '@/components/ui/text-link/text-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'

type Props = Omit<ComponentProps<typeof Checkbox>, 'look'> & {
  id: string
  error?: string | undefined
  children: ReactNode
}

/** One document, one box, never ticked beforehand (152-FZ). */
export function ConsentCheckbox({ id, error, children, ...input }: Props) {
  return (
    <Stack gap={6}>
      <Checkbox {...input} {...ariaOf(id, { error })}>
        {children}
      </Checkbox>
      <FieldError error={error} id={id} />
    </Stack>
  )
}

/** WeChat has no tabs: a link that asks for one does nothing there. Pages are cached, so only a press can know. */
function stayInWechat({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  if (navigator.userAgent.includes('MicroMessenger')) currentTarget.removeAttribute('target')
}

/** Opens beside the form, so that nothing typed is left behind. */
export function DocumentLink({ href, newTab, children }: { href: string; newTab: string; children: ReactNode }) {
  const isChinese = useLocale() === 'zh-CN'
  return (
    <TextLink href={href} onClick={stayInWechat} target="_blank">
      {children}
      <VisuallyHidden>{isChinese ? `（${newTab}）` : ` (${newTab})`}</VisuallyHidden>
    </TextLink>
  )
}
