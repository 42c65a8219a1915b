/**
 * What a client may switch off, by SMS and e-mail separately. Codes, changes of the account, payments and messages that a
 * rental needs are always sent.
 */
export const NOTICE_TOPICS = ['trip', 'debts', 'offers'] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

export const NOTICE_CHANNELS = ['sms', 'email'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

export type Notices = Record<NoticeTopic, Record<NoticeChannel, boolean>>

/** Offers are advertising: a client gets them only after opting in (38-FZ). */
export const USUAL_NOTICES: Notices = {
  trip: { sms: true, email: true },
  debts: { sms: true, email: true },
  offers: { sms: false, email: false },
}

/** Version of `marketing_agreement`, the text behind the box for advertising; a changed text is another version. */
export const MARKETING_VERSION = '2026-11-25'

/** Returns whether a channel for debts is on. At least one must be: a client has to learn of a debt. */
export function wantsDebtNotices({ debts }: Notices): boolean {
  return debts.sms || debts.email
}

/** Returns whether a client gets advertising by SMS or e-mail. */
export function wantsOffers({ offers }: Notices): boolean {
  return offers.sms || offers.email
}
