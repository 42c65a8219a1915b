import { getTranslations } from 'next-intl/server'
import { SESSION_WARNING_MINUTES } from '@/lib/auth/session-end'
import type { RefreshTexts } from './use-refresh-client'

/** A request that failed is an error; a session that is over, or will be, is only news. */
export async function refreshTexts(): Promise<RefreshTexts> {
  const t = await getTranslations('errors')
  return {
    failed: { kind: 'bad', title: t('error'), text: t('operationError') },
    ending: {
      kind: 'info',
      title: t('sessionEnding', { minutes: SESSION_WARNING_MINUTES }),
      text: t('saveFirst'),
    },
    ended: { kind: 'info', title: t('sessionEnded'), text: t('signInAgain') },
  }
}
