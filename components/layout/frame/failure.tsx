import type { ReactNode } from 'react'
import type { Messages } from '@/lib/i18n/messages'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { Notice } from './notice'

type Props = {
  texts: Messages['failure']
  help?: ReactNode
  requestId?: string | undefined
  onRetry?: (() => void) | undefined
}

/** The generic error, for the server's failure page and for the browser's error boundary, which must stay light. */
export function Failure({ texts, help, requestId, onRetry }: Props) {
  return (
    <Notice
      actions={
        <>
          <Link className="btn primary" href={SITE_LINKS.home}>
            {texts.errorPage3}
          </Link>
          {onRetry && (
            <button className="btn line" onClick={onRetry} type="button">
              {texts.retry}
            </button>
          )}
        </>
      }
      picture="error"
      title={texts.errorPage2}
    >
      <p className="muted">{texts.failureText}</p>
      {help}
      {requestId && (
        <p className="xs muted">
          {texts.requestId} {requestId}
        </p>
      )}
    </Notice>
  )
}
