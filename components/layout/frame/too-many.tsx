import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { Notice } from './notice'

/** Stands for a page that one network has asked for too often. */
export function TooMany({ help }: { help: ReactNode }) {
  const t = useTranslations('errors')
  const tFailure = useTranslations('failure')
  return (
    <Notice
      actions={
        <Link className="btn primary" href={SITE_LINKS.home}>
          {tFailure('errorPage3')}
        </Link>
      }
      picture="error"
      title={t('tooManyTitle')}
    >
      <p className="muted">{t('tooManyText')}</p>
      {help}
    </Notice>
  )
}
