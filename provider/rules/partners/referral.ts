/** The partner's link by which a visitor came, as it is stored; null: none. */
export type Referral = { partner: string | null; affiliate: string | null }

/** An empty text is as good as `false` (specification §3). */
export function storedReferral({ partner, affiliate }: Record<keyof Referral, string | false>): Referral {
  return { partner: partner || null, affiliate: affiliate || null }
}
