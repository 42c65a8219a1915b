'use client'

import { useCallback } from 'react'
import type { RefreshNews } from '@/lib/auth/refresh-client'
import { showToast, type ToastMessage } from '@/lib/toasts/show-toast'

/** What a refresh may have to say; made on the server. */
export type RefreshTexts = Record<RefreshNews, ToastMessage>

/** Asks for the stored client anew. A request that failed is an error; a session that is over is only news. */
export function useRefreshClient(texts: RefreshTexts): (options?: { isAtOnce: boolean }) => void {
  return useCallback(
    (options) => {
      // Its code, and the store's, are for those who signed in.
      import('@/lib/auth/refresh-client').then(
        ({ refreshClient }) => refreshClient((news) => showToast(texts[news]), options),
        () => undefined,
      )
    },
    [texts],
  )
}
