/**
 * What a client may switch off, by SMS and e-mail apart. Codes, changes of the account, payments and what a trip cannot do
 * without are told in any case.
 */
export const NOTICE_TOPICS = ['trip', 'debts', 'offers'] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

export const NOTICE_CHANNELS = ['sms', 'email'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

export type Notices = Record<NoticeTopic, Record<NoticeChannel, boolean>>

/** Offers are advertising: nobody gets them who has not asked for them (38-FZ). */
export const USUAL_NOTICES: Notices = {
  trip: { sms: true, email: true },
  debts: { sms: true, email: true },
  offers: { sms: false, email: false },
}

/** Version of the words beside the box for advertising; other words are another version. */
export const MARKETING_VERSION = '2026-11-22'

/** A debt must reach its client somehow; how is his choice. */
export function wantsDebtNotices({ debts }: Notices): boolean {
  return debts.sms || debts.email
}

export function wantsOffers({ offers }: Notices): boolean {
  return offers.sms || offers.email
}
