'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { RefreshNews } from '@/lib/session/refresh-client'
import { showToast, type ToastMessage } from '@/lib/toasts/show-toast'

/** Asks for the stored client anew. A request that failed is an error; a session that is over is only news. */
export function useRefreshClient(): (options?: { isAtOnce: boolean }) => void {
  const t = useTranslations('errors')
  return useCallback(
    (options) => {
      const messages: Record<RefreshNews, ToastMessage> = {
        failed: { kind: 'bad', title: t('error'), text: t('operationError') },
        ended: { kind: 'info', title: t('sessionEnded'), text: t('signInAgain') },
      }
      // Its code, and the store's, are for those who signed in.
      import('@/lib/session/refresh-client').then(
        ({ refreshClient }) => refreshClient((news) => showToast(messages[news]), options),
        () => undefined,
      )
    },
    [t],
  )
}
