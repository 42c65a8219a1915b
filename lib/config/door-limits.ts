/**
 * How often one address may knock at a door: attempts per seconds. Generous, because a hotel or a phone network is one
 * address; the provider has its own limit per phone.
 */
export const DOOR_LIMITS = {
  holdCar: { points: 60, duration: 600 },
  confirmBooking: { points: 60, duration: 600 },
} as const

export type Door = keyof typeof DOOR_LIMITS
