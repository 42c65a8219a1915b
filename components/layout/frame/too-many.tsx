import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { Notice } from './notice'

/** Stands for a page that one network has asked for too often. */
export function TooMany({ help }: { help: ReactNode }) {
  const t = useTranslations('errors')
  const tFailure = useTranslations('failure')
  return (
    <Notice
      actions={<Button href={SITE_LINKS.home}>{tFailure('errorPage3')}</Button>}
      picture="error"
      title={t('tooManyTitle')}
    >
      <Text tone="muted">{t('tooManyText')}</Text>
      {help}
    </Notice>
  )
}
