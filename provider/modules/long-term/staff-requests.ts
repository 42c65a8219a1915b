import type { LongTermRequestState } from '@/provider/contract/rules/long-term/long-term-request'
import type { LongTermBranchRepository, RequestMove } from './decide-request'

type Parts = { requests: LongTermBranchRepository; station: string; now: () => Date }

export type BranchRequest = Awaited<ReturnType<LongTermBranchRepository['list']>>[number]
export type RequestStory = Awaited<ReturnType<LongTermBranchRepository['story']>>

/** What the branch does with requests for a car by the month. */
export function createLongTermBranch({ requests, station, now }: Parts) {
  return {
    list: (state: LongTermRequestState | undefined, most: number) => requests.list(station, { state }, most),

    async show(number: string): Promise<{ found: BranchRequest; story: RequestStory } | null> {
      const [found] = await requests.list(station, { number }, 1)
      return found ? { found, story: await requests.story(found.request.id) } : null
    },

    move: ({ number, operator, ...move }: RequestMove & { number: string; operator: string }) =>
      requests.move(number, move, { station, operator, at: now() }),
  }
}
