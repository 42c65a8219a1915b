/**
 * How often one address may knock at a door: `points` attempts in `duration` seconds. Generous, because a hotel or a
 * phone network is one address; how many cars one phone may keep on hold is the provider's rule.
 */
export const DOOR_LIMITS = {
  holdCar: { points: 60, duration: 600 },
  confirmBooking: { points: 60, duration: 600 },
  changeBooking: { points: 60, duration: 600 },
  cancelBooking: { points: 30, duration: 600 },
  renewHold: { points: 60, duration: 600 },
  /** Each change of an option asks for one. */
  quoteRental: { points: 600, duration: 600 },
  /** Fewer: codes must not be guessed. */
  checkPromo: { points: 60, duration: 600 },
  requestCallback: { points: 20, duration: 600 },
  sendMessage: { points: 10, duration: 600 },
  requestPartnership: { points: 10, duration: 600 },
} as const

export type Door = keyof typeof DOOR_LIMITS
