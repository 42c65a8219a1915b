import type { CliText } from '@/provider/cli/text/language'
import { type Locale, momentCell } from '@/provider/cli/text/moment-text'
import type { Column } from '@/provider/cli/text/table'
import { HEADS, proofText } from '@/provider/cli/text/table-heads'
import type { QueueEntry } from '@/provider/modules/back-office/list-queue'
import type { Queue } from '@/provider/modules/back-office/queues'
import type { OutboxChannel } from '@/provider/rules/notifications/messages'

/** Heads of the cells of an entry, in the order of the query. */
const CELL_HEADS: Record<Queue, readonly CliText[]> = {
  callback: [HEADS.name, HEADS.phone, HEADS.proof, HEADS.calls, HEADS.link, HEADS.link],
  message: [HEADS.name, HEADS.phone, HEADS.proof, HEADS.email, HEADS.text],
  request: [HEADS.company, HEADS.name, HEADS.phone, HEADS.proof, HEADS.email, HEADS.text],
  extension: [...[HEADS.booking, HEADS.plate, HEADS.driver, HEADS.phone, HEADS.dropoff, HEADS.requested, HEADS.amount]],
  driver: [HEADS.driver, HEADS.phone, HEADS.born],
  name: [HEADS.client, HEADS.requested],
  dispute: [HEADS.debt, HEADS.about, HEADS.text],
  outbox: [HEADS.kind, HEADS.channel, HEADS.booking],
}
const CHANNEL_NAMES: Record<OutboxChannel, CliText> = {
  sms: { ru: 'СМС', en: 'SMS' },
  email: { ru: 'почта', en: 'email' },
  webhook: { ru: 'программа филиала', en: 'program of the branch' },
}

/** Returns the columns of a queue of the back office. */
export function queueColumns(queue: Queue, locale: Locale): readonly Column<QueueEntry>[] {
  const cellText = (head: CliText, text: string | null | undefined) => {
    if (head === HEADS.proof) return text && proofText(false, locale)
    return queue === 'outbox' && isChannel(text) ? CHANNEL_NAMES[text][locale.language] : text
  }
  return [
    { head: HEADS.number, cell: ({ id }) => `#${id}` },
    { head: HEADS.when, cell: ({ at }) => momentCell(at, locale) },
    ...CELL_HEADS[queue].map(
      (head, index): Column<QueueEntry> => ({ head, cell: ({ cells }) => cellText(head, cells[index]) }),
    ),
  ]
}

function isChannel(text: string | null | undefined): text is OutboxChannel {
  return typeof text === 'string' && Object.hasOwn(CHANNEL_NAMES, text)
}
