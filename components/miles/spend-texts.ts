'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { RejectionError } from '@/lib/browser-api/rejection-error'
import { formatRoubles } from '@/lib/format/money'
import { readMiles } from '@/lib/miles/read-miles'
import type { SpendOutcome } from '@/provider/contract/miles'

type MilesError = { kind: 'whole' } | { kind: 'most'; maxMiles: number }

/** Why what was typed is no number of miles for a booking; null: it is one. */
export function validateMiles(text: string, maxMiles: number): MilesError | null {
  const miles = readMiles(text)
  if (miles === null) return { kind: 'whole' }
  return miles > maxMiles ? { kind: 'most', maxMiles } : null
}

/** Results and rejections in words. */
export function useSpendTexts() {
  const t = useTranslations('miles.spend')
  const locale = useLocale()
  const inputError = (error: MilesError) =>
    error.kind === 'whole' ? t('errors.whole') : t('errors.most', { miles: error.maxMiles })
  return {
    inputError,
    failure: ({ code, details }: RejectionError) => {
      if (code === 'miles_limit') return inputError({ kind: 'most', maxMiles: Number(details?.maxMiles ?? 0) })
      if (code === 'conflict' || code === 'hold_expired' || code === 'not_found') return t('errors.gone')
      return t(code === 'too_many_requests' ? 'errors.tooMany' : 'errors.failed')
    },
    result: ({
      action,
      outcome: { number, miles, dueKop },
    }: {
      action: 'spend' | 'release'
      outcome: SpendOutcome
    }) => {
      const amount = formatRoubles(dueKop, locale)
      return action === 'spend' ? t('done', { miles, number, amount }) : t('released', { number, amount })
    },
  }
}
