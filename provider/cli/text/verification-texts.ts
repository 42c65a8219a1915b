import type { Verification } from '@/provider/contract/client-drivers'
import type { CliText } from './language'

export const VERIFICATION_NAMES: Record<Verification, CliText> = {
  incomplete: { ru: 'клиент ещё не подтвердил', en: 'not confirmed by the client yet' },
  on_review: { ru: 'на проверке', en: 'to be looked at' },
  verified: { ru: 'проверен', en: 'verified' },
  rejected: { ru: 'отказано', en: 'rejected' },
}
export const NO_DOCUMENTS: CliText = { ru: 'документы не присылал', en: 'sent no documents' }
