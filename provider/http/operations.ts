/** Subjects of the API, in the order of the documentation. */
export const TAGS = [
  'settings',
  'places',
  'cars',
  'photos',
  'prices',
  'quotes',
  'bookings',
  'vouchers',
  'payments',
  'long-term',
  'transfers',
  'driver-check',
  'content',
  'callback',
  'contacts',
  'partners',
  'auth',
  'sessions',
  'account',
  'profile',
  'history',
  'travellers',
  'client-drivers',
  'files',
  'debts',
  'miles',
  'offers',
  'waitlist',
  'page-changes',
  'health',
] as const

export type Tag = (typeof TAGS)[number]

type Operation = { operationId: string; summary: string; tags: Tag[] }

/** Returns what OpenAPI says of each operation of a subject. @param summaries one line each, by the operation's id */
export function operations<Id extends string>(tag: Tag, summaries: Record<Id, string>): Record<Id, Operation> {
  const entries = Object.entries<string>(summaries)
  return Object.fromEntries(
    entries.map(([operationId, summary]) => [operationId, { operationId, summary, tags: [tag] }]),
  ) as Record<Id, Operation>
}
