import type { MilesAnswer } from '@/provider/contract/miles'
import { type Language, textIn } from '@/provider/rules/language'
import type { MileLot } from '@/provider/rules/next-expiry'
import type { MileEntryRow, MilesRepository } from './repository'

export type MilesService = ReturnType<typeof createMilesService>

export function createMilesService(miles: MilesRepository) {
  const answer = async (
    clientId: number,
    list: (clientId: number) => Promise<MileEntryRow[]>,
    sign: 1 | -1,
    language: Language,
  ): Promise<MilesAnswer> => {
    const [{ available, pending }, rows] = await Promise.all([miles.sum(clientId), list(clientId)])
    return { balance: available, pending, items: rows.map((row) => entryIn(row, sign, language)) }
  }

  return {
    /** The number of the header: the sum of the ledger, without what is still pending. */
    async balanceOf(clientId: number): Promise<number> {
      return (await miles.sum(clientId)).available
    },

    /** What came in and will expire, in lots. */
    async lots(clientId: number): Promise<MileLot[]> {
      const rows = await miles.listEarned(clientId)
      return rows.flatMap(({ miles: count, state, expiresOn: on }) =>
        state === 'credited' && on ? [{ miles: count, on }] : [],
      )
    },

    async earned(clientId: number, language: Language): Promise<MilesAnswer> {
      return answer(clientId, miles.listEarned, 1, language)
    },

    async spent(clientId: number, language: Language): Promise<MilesAnswer> {
      return answer(clientId, miles.listSpent, -1, language)
    },
  }
}

function entryIn({ text, at, miles, ...entry }: MileEntryRow, sign: 1 | -1, language: Language) {
  return { ...entry, at: at.toISOString(), text: textIn(text, language), miles: sign * miles }
}
