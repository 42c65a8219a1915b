import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
import type { Messages } from '@/lib/i18n/messages'
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
          <Button href={SITE_LINKS.home}>{texts.errorPage3}</Button>
          {onRetry && (
            <Button onClick={onRetry} variant="line">
              {texts.retry}
            </Button>
          )}
        </>
      }
      picture="error"
      title={texts.errorPage2}
    >
      <Text tone="muted">{texts.failureText}</Text>
      {help}
      {requestId && (
        <Text size="xs" tone="muted">
          {texts.requestId} {requestId}
        </Text>
      )}
    </Notice>
  )
}
