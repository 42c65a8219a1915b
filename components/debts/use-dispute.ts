'use client'

import { useTranslations } from 'next-intl'
import { useHookForm } from '@/components/forms/use-hook-form'
import { giveDispute } from '@/lib/browser-api/debts'
import { nameRejection } from '@/lib/browser-api/name-rejection'
import { disputeSchema } from '@/lib/debts/dispute-rules'
import { useRouter } from '@/lib/i18n/navigation'
import { showToast } from '@/lib/toasts/show-toast'
import { DISPUTE_TEXT_MAX } from '@/provider/contract/rules/debts/dispute-limits'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { useEvidence } from './use-evidence'

/** What is disputed, and the limit of one file. */
type Dispute = { section: 'fines' | 'damages'; id: number; maxMb: number }

/** Keys of `debts.rejections`. */
type DisputeRejection =
  | 'alreadyDisputed'
  | 'tooLate'
  | 'notOpen'
  | 'filesMissing'
  | 'tooMany'
  | 'signedOut'
  | 'offline'
  | 'operation'

const REJECTION_OF: Partial<Record<FailureCode, DisputeRejection>> = {
  already_disputed: 'alreadyDisputed',
  dispute_too_late: 'tooLate',
  conflict: 'notOpen',
  files_missing: 'filesMissing',
  too_many_requests: 'tooMany',
  unauthenticated: 'signedOut',
}

/**
 * The dispute of one fine or damage: its words, its files, and what came back.
 *
 * @param fieldId of the words' control
 */
export function useDispute({ section, id, maxMb }: Dispute, fieldId: string) {
  const t = useTranslations('debts.dispute')
  const router = useRouter()
  const evidence = useEvidence(maxMb)
  const form = useHookForm({
    schema: disputeSchema,
    idOf: () => fieldId,
    explain: (error) => t(error, { max: DISPUTE_TEXT_MAX }),
    send: async ({ text }) => {
      if (evidence.isGoing) throw new FilesOnTheirWay()
      await giveDispute(section, id, { text: text.trim(), files: evidence.ids })
    },
    onSuccess: () => {
      showToast({ kind: 'ok', title: t('done'), text: '' })
      router.refresh()
    },
    onInvalid: () => document.getElementById(fieldId)?.focus(),
    onFailure: (error) => {
      if (!(error instanceof FilesOnTheirWay)) return { failure: nameRejection(error, REJECTION_OF) }
      evidence.remind()
      return { errors: {} }
    },
  })
  return { ...form, evidence }
}

/** Nothing was sent: a file is still being sent. */
class FilesOnTheirWay extends Error {}
