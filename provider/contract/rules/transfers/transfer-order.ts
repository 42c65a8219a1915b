/** Kinds of an order with a driver: from A to B, by the hour, a whole day, a trip that the branch knows. No zod here. */
export const TRANSFER_KINDS = ['transfer', 'hour', 'day', 'excursion'] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** Most characters of what is typed into an order; of counts the most that any form may send. */
export const TRANSFER_LIMITS = { address: 200, sign: 80, comment: 1000, hours: 99, people: 99 } as const
