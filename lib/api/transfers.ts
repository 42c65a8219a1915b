import 'server-only'
import { cache } from 'react'
import type { Transfer, TransferList, TransferPage } from '@/lib/transfers/transfer'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { SLUG } from '@/provider/contract/rules/text/slug'
import { TransferDetails, type TransferItem, TransfersResponse } from '@/provider/contract/transfers'
import { toCar } from './cars'
import { callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'

/** Models that come with a driver. @throws {ProviderError} */
export const listTransfers = cache(async (): Promise<TransferList> => {
  const { items, ...list } = await callProvider({ path: '/sun/v2/transfers', answer: TransfersResponse })
  return { ...list, transfers: items.map(toTransfer) }
})

/** One model by its slug, or null when it does not come with a driver. @throws {ProviderError} */
export const findTransfer = cache(async (slug: string): Promise<TransferPage | null> => {
  if (!SLUG.test(slug)) return null
  try {
    const details = await callProvider({ path: `/sun/v2/transfers/${slug}`, answer: TransferDetails })
    const { description, languages, routes, presets, places, night, rules, similar } = details
    const ordering = { routes, presets, places, night, rules }
    return { ...toTransfer(details), ...ordering, description, languages, similar: similar.map(toTransfer) }
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'not_found') return null
    throw error
  }
})

/** Wire names → ours, once (PRODUCT §2). */
function toTransfer(item: TransferItem): Transfer {
  const { slug, className, hourKop, minHours, dayHours, passengers, freeWaitMinutes } = item
  return {
    slug,
    className,
    hourKop,
    minHours,
    dayHours,
    passengers,
    freeWaitMinutes,
    car: toCar(item.car),
    classId: item.class,
    dayKop: item.daily_price * KOPECKS_PER_ROUBLE,
  }
}
