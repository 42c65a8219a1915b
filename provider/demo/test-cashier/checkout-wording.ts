import type { CardError, CardOutcome } from './cards'

export const PAGE_LANGUAGES = ['ru', 'en', 'zh'] as const
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

export type EndedStatus = 'processing' | 'waiting_for_capture' | 'succeeded' | 'canceled'

/** `seconds`, `hours`: limits of this cashier. */
export type CheckoutTexts = {
  tag: string
  name: string
  title: string
  notice: string
  shop: string
  amount: string
  description: string
  how: string
  card: string
  sbp: string
  number: string
  expiry: string
  expiryHint: string
  cvc: string
  pay: (amount: string) => string
  sbpHow: string
  sbpPaid: string
  back: string
  errorsTitle: string
  errors: Record<CardError, string>
  cardsTitle: string
  outcomes: Record<CardOutcome, (limits: { seconds: number; hours: number }) => string>
  challengeTitle: string
  challengeText: (code: string) => string
  code: string
  confirm: string
  refuse: string
  ended: Record<EndedStatus, string>
  missing: string
}
