'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { RefusedError } from '@/lib/browser-api/refused-error'
import { formatRoubles } from '@/lib/format/money'
import { readMiles } from '@/lib/miles/read-miles'
import type { SpendOutcome } from '@/provider/contract/miles'

type Fault = { kind: 'whole' } | { kind: 'most'; maxMiles: number }

/** Why what was typed is no number of miles for a booking; null: it is one. */
export function spendFault(text: string, maxMiles: number): Fault | null {
  const miles = readMiles(text)
  if (miles === null) return { kind: 'whole' }
  return miles > maxMiles ? { kind: 'most', maxMiles } : null
}

/** Results and refusals in words. */
export function useSpendTexts() {
  const t = useTranslations('miles.spend')
  const locale = useLocale()
  const fault = (found: Fault) =>
    found.kind === 'whole' ? t('errors.whole') : t('errors.most', { miles: found.maxMiles })
  return {
    fault,
    failure: ({ code, details }: RefusedError) => {
      if (code === 'miles_limit') return fault({ kind: 'most', maxMiles: Number(details?.maxMiles ?? 0) })
      if (code === 'conflict' || code === 'hold_expired' || code === 'not_found') return t('errors.gone')
      return t(code === 'too_many_requests' ? 'errors.tooMany' : 'errors.failed')
    },
    result: ({ act, outcome: { number, miles, dueKop } }: { act: 'spend' | 'release'; outcome: SpendOutcome }) => {
      const amount = formatRoubles(dueKop, locale)
      return act === 'spend' ? t('done', { miles, number, amount }) : t('released', { number, amount })
    },
  }
}
