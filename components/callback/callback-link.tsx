import type { ReactNode } from 'react'
import { telHref } from '@/lib/format/phone'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'

type Props = {
  /** Of the branch; null while the settings cannot be asked. */
  phone: string | null
  className?: string
  /** What the visitor asks about; the dialog shows it, nobody is sent it. */
  note?: string
  children: ReactNode
}

/** Opens the callback modal (`callback-host.tsx`); without JavaScript it calls the branch. */
export function CallbackLink({ phone, className, note, children }: Props) {
  if (phone === null)
    return (
      <Link className={className} href={SITE_LINKS.callback}>
        {children}
      </Link>
    )
  return (
    <a aria-haspopup="dialog" className={className} data-callback="" data-callback-note={note} href={telHref(phone)}>
      {children}
    </a>
  )
}
