import type { ExtraOffer } from '@/provider/contract/options'

const GROUPS = ['children', 'wheel', 'winter', 'road', 'other'] as const

export type ExtraGroup = (typeof GROUPS)[number]

/** What the branch adds later stands among the others. */
const GROUP_OF: Partial<Record<string, ExtraGroup>> = {
  'child-seat-infant': 'children',
  'child-seat-toddler': 'children',
  'child-seat-junior': 'children',
  booster: 'children',
  'extra-driver': 'wheel',
  'snow-chains': 'winter',
  'ski-rack': 'winter',
  wifi: 'road',
  navigator: 'road',
}

/** One line of the list: an extra, or child seats, of which the age chooses one. */
export type ExtraRow = { group: ExtraGroup; offers: ExtraOffer[] }

/** Returns the groups that have an extra, each with its extras in the branch's order. */
export function extraGroups(extras: ExtraOffer[]): ExtraRow[] {
  return GROUPS.map((group) => ({
    group,
    offers: extras.filter(({ code }) => (GROUP_OF[code] ?? 'other') === group),
  })).filter(({ offers }) => offers.length > 0)
}

/** So many lines are shown at first. */
const OPEN_ROWS = 6

/** Returns extras as lines, by group and in the branch's order within it: those shown at first, and the rest. */
export function extraRows(extras: ExtraOffer[]): { first: ExtraRow[]; rest: ExtraRow[] } {
  const rows = extraGroups(extras).flatMap(({ group, offers }): ExtraRow[] =>
    group === 'children' ? [{ group, offers }] : offers.map((offer) => ({ group, offers: [offer] })),
  )
  return { first: rows.slice(0, OPEN_ROWS), rest: rows.slice(OPEN_ROWS) }
}
