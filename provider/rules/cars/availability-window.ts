/** `blockedUntil`: the return plus the turnaround; the next rental may not begin before it. */
export type AvailabilityWindow = {
  from: Date
  blockedUntil: Date
  now: Date
  /** A booking that blocks no plate and uses no extras: the one that is being changed. */
  exceptBookingId?: number | undefined
}
