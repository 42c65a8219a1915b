import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { Notice } from './notice'

type Props = { help?: ReactNode; requestId?: string | undefined; onRetry?: (() => void) | undefined }

/** The generic error, for the server's failure page and for the browser's error boundary, which must stay light. */
export function Failure({ help, requestId, onRetry }: Props) {
  const t = useTranslations('errors')
  return (
    <Notice
      actions={
        <>
          <Link className="btn primary" href={SITE_LINKS.home}>
            {t('errorPage3')}
          </Link>
          {onRetry && (
            <button className="btn line" onClick={onRetry} type="button">
              {t('retry')}
            </button>
          )}
        </>
      }
      picture="error"
      title={t('errorPage2')}
    >
      <p className="muted">{t('failureText')}</p>
      {help}
      {requestId && <p className="xs muted">{t('requestId', { id: requestId })}</p>}
    </Notice>
  )
}
