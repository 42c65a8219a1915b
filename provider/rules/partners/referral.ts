/** The partner's link by which a visitor came, as it is stored; null: none. */
export type Referral = { partner: string | null; affiliate: string | null }

/** Returns the partner's link as it is stored. An empty text is the same as `false` (specification §3). */
export function storedReferral({ partner, affiliate }: Record<keyof Referral, string | false>): Referral {
  return { partner: partner || null, affiliate: affiliate || null }
}
