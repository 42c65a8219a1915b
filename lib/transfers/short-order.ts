import 'server-only'
import { findTransferQuote } from '@/lib/api/transfers'
import type { Settings } from '@/provider/contract/settings'
import { orderStart } from './order-start'
import type { Transfer, TransferList } from './transfer'
import { toTrip } from './trip-fields'

/**
 * What the short form of the list begins with: the first model, and its price. No excursions: which of them a model makes,
 * its own page tells.
 */
export async function shortOrder(
  transfers: Transfer[],
  { presets, places, rules }: Pick<TransferList, 'presets' | 'places' | 'rules'>,
  settings: Settings,
) {
  const models = transfers.map(({ slug, car, minHours, passengers }) => ({
    slug,
    name: car.name,
    minHours,
    passengers,
  }))
  const [usual] = models
  const { minHours, passengers } = usual ?? { minHours: 1, passengers: 1 }
  const choices = { routes: [], presets, places, rules, minHours, passengers }
  const start = orderStart(choices, settings.rules, new Date())
  return { ...start, models, quote: usual ? await findTransferQuote(toTrip(usual.slug, start.first)) : null }
}
