const REASONS = ['promo', 'extra', 'prepayment'] as const

/** Returns whether what needs the proof of a phone (`details.about`) has texts of its own: otherwise it is the car. */
export function isProofReason(about: unknown): about is (typeof REASONS)[number] {
  return REASONS.some((reason) => reason === about)
}
