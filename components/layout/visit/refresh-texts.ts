import { getTranslations } from 'next-intl/server'
import type { RefreshTexts } from './use-refresh-client'

/** A request that failed is an error; a session that is over is only news. */
export async function refreshTexts(): Promise<RefreshTexts> {
  const t = await getTranslations('errors')
  return {
    failed: { kind: 'bad', title: t('error'), text: t('operationError') },
    ended: { kind: 'info', title: t('sessionEnded'), text: t('signInAgain') },
  }
}
