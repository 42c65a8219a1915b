import { randomInt } from 'node:crypto'
import type { Bound } from '@/provider/modules/bind'
import type { listBlocks } from '@/provider/modules/cars/list-blocks'
import type { Language } from '@/provider/rules/i18n/language'
import type { OfficeList, OfficeMove } from './queues'
import type { OfficeRepository, OfficeRow } from './work-queue-queries'

const [NUMBER_LEAST, NUMBER_END] = [1_000_000, 10_000_000]

type Parts = { office: OfficeRepository; listBlocks: Bound<typeof listBlocks>; station: string; now: () => Date }
type Asked = { operator: string }

/** What waits for the branch's people. */
export function createOfficeService({ office, listBlocks, station, now }: Parts) {
  const act = (operator: string) => ({ station, operator, at: now() })
  return {
    list: (list: OfficeList, most: number, language: Language): Promise<OfficeRow[]> =>
      office.list(list, station, most, language),
    listBlocks: (plate: string | undefined, most: number) => listBlocks({ station, plate, now: now() }, most),

    /** @param reason of those that are told to the client; '' of the others @returns false: none waits for it */
    move: (move: OfficeMove, { id, reason, operator }: Asked & { id: number; reason: string }): Promise<boolean> =>
      office.move(move, id, reason, act(operator)),

    /** @returns its number; null: no such plate */
    block: ({ operator, ...block }: Asked & { plate: string; from: Date; to: Date }): Promise<string | null> =>
      office.block({ ...block, number: () => String(randomInt(NUMBER_LEAST, NUMBER_END)) }, act(operator)),
  }
}
