/** Sections of the client area in the order of its menu (specification §2). */
export const CLIENT_SECTIONS = [
  'history',
  'offers',
  'charge',
  'spend',
  'drivers',
  'fines',
  'damages',
  'settings',
] as const
export type ClientSection = (typeof CLIENT_SECTIONS)[number]

/** Leads to the own page, or to the login: whoever links there need not know who is signed in. */
export const CLIENT_AREA = '/account/'

/** What an address of the client area asks for; `clientId` null: it names none, so the own one is meant. */
export type ClientAddress = { section: ClientSection | 'overview'; clientId: string | null }

/**
 * Reads `/account/{client_id}/` and `/account/{section}/[{client_id}/]`, given what follows `/account/`.
 *
 * @returns null for an address that is none of them
 */
export function readClientAddress(segments: readonly string[]): ClientAddress | null {
  const [first, second, ...more] = segments
  if (first === undefined || more.length > 0) return null
  const section = CLIENT_SECTIONS.find((one) => one === first)
  if (section) return { section, clientId: second ?? null }
  return second === undefined ? { section: 'overview', clientId: first } : null
}

/** Without the language prefix. */
export function clientHref(section: ClientAddress['section'], clientId: number): string {
  return section === 'overview' ? `/account/${clientId}/` : `/account/${section}/${clientId}/`
}
