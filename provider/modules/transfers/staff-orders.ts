import { stationDay } from '@/provider/contract/rules/dates/station-time'
import type { TransferOrderStatus } from '@/provider/rules/transfers/transitions'
import type { CallOff, Confirmation, TransferBranchRepository } from './decide-order'
import type { createListTransfers, createTransferActs, createTransferStory } from './list-orders'

type Parts = {
  moves: TransferBranchRepository
  listTransfers: ReturnType<typeof createListTransfers>
  tellStory: ReturnType<typeof createTransferStory>
  listActs: ReturnType<typeof createTransferActs>
  station: string
  timeZone: string
  now: () => Date
}
type Asked = { number: string; operator: string }
type Filter = { status?: TransferOrderStatus | undefined; day?: string | undefined }

export type BranchTransfer = Awaited<ReturnType<Parts['listTransfers']>>[number]
export type TransferStory = {
  moves: Awaited<ReturnType<Parts['tellStory']>>
  acts: Awaited<ReturnType<Parts['listActs']>>
}

/** What the branch does with orders of cars with a driver. A refusal has a name and changes nothing. */
export function createTransferBranch({ moves, listTransfers, tellStory, listActs, station, timeZone, now }: Parts) {
  const act = (operator: string) => ({ station, operator, at: now() })
  return {
    /** @param day `YYYY-MM-DD` at the station, of the trip */
    list({ status, day }: Filter, most: number): Promise<BranchTransfer[]> {
      return listTransfers(station, { status, ...(day !== undefined && stationDay(day, timeZone)) }, most)
    },

    async show(number: string): Promise<{ found: BranchTransfer; story: TransferStory } | null> {
      const [found] = await listTransfers(station, { number }, 1)
      if (!found) return null
      return { found, story: { moves: await tellStory(found.order.id), acts: await listActs(station, number) } }
    },

    confirm: ({ number, operator, ...wish }: Asked & Confirmation) => moves.confirm(number, wish, act(operator)),
    complete: ({ number, operator }: Asked) => moves.complete(number, act(operator)),
    callOff: ({ number, operator, ...how }: Asked & CallOff) => moves.callOff(number, how, act(operator)),
  }
}
