import type { ComponentProps } from 'react'
import type { QuestionCar } from '@/lib/callback/question-rules'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'

type Props = {
  /** A car that is asked about: the small form comes instead of the callback. */
  about?: QuestionCar
  /** What the visitor asks about; the dialog shows it, nobody is sent it. */
  note?: string
} & Omit<ComponentProps<typeof Link>, 'href' | 'about'>

/** Opens the callback modal (`callback-host.tsx`); without JavaScript it leads to the contacts, where the phone stands. */
export function CallbackLink({ note, about, ...native }: Props) {
  return (
    <Link
      {...native}
      aria-haspopup="dialog"
      data-ask-car={about?.car}
      data-ask-dates={about?.dates}
      data-callback=""
      data-callback-note={note}
      href={SITE_LINKS.callback}
    />
  )
}
