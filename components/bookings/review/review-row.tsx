import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DefinitionRow } from '@/components/ui/definition-list/definition-row'
import { TextLink } from '@/components/ui/text-link/text-link'

type Props = { term: string; children: ReactNode; note?: ReactNode; changeHref?: string | undefined }

/** One line of a `ReviewList`: what, its value, a note under it, and the way to change it. */
export function ReviewRow({ term, children, note, changeHref }: Props) {
  const t = useTranslations('bookings.trip')
  const change = changeHref && (
    <TextLink aria-label={t('changeWhat', { what: term })} href={changeHref} size="s">
      {t('change')}
    </TextLink>
  )
  return (
    <DefinitionRow
      action={change}
      term={term}
      value={
        <>
          {children}
          {note && <span>{note}</span>}
        </>
      }
    />
  )
}
