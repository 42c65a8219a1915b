'use client'

import type { ComponentProps, ReactNode } from 'react'
import { ariaOf } from '@/components/ui/field/aria-of'
import { FieldError } from '@/components/ui/field/field-error'
import { Link } from '@/lib/i18n/navigation'

type Props = ComponentProps<'input'> & {
  id: string
  error?: string | undefined
  children: ReactNode
}

/** One document, one box, never ticked beforehand (152-FZ). */
export function ConsentCheckbox({ id, error, children, ...input }: Props) {
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" {...input} {...ariaOf(id, { error })} />
        <span>{children}</span>
      </label>
      <FieldError error={error} id={id} />
    </div>
  )
}

/** Opens beside the form, so that nothing typed is left behind. */
export function DocumentLink({ href, newTab, children }: { href: string; newTab: string; children: ReactNode }) {
  return (
    <Link className="link" href={href} target="_blank">
      {children}
      <span className="sr-only"> ({newTab})</span>
    </Link>
  )
}
