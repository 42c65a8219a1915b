import { momentCell, type Speaking } from '@/provider/cli/moment-texts'
import type { Column } from '@/provider/cli/table'
import { HEADS } from '@/provider/cli/table-heads'
import type { Words } from '@/provider/cli/word'
import type { OfficeList } from '@/provider/modules/back-office/queues'
import type { OfficeRow } from '@/provider/modules/back-office/work-queue-queries'
import type { OutboxChannel } from '@/provider/rules/notifications/messages'

/** Over the cells of a row, in the order in which the repository answers them. */
const CELL_HEADS: Record<OfficeList, readonly Words[]> = {
  callback: [HEADS.name, HEADS.phone, HEADS.calls, HEADS.link, HEADS.link],
  message: [HEADS.name, HEADS.phone, HEADS.email, HEADS.text],
  request: [HEADS.company, HEADS.name, HEADS.phone, HEADS.email, HEADS.text],
  driver: [HEADS.driver, HEADS.phone, HEADS.born],
  name: [HEADS.client, HEADS.asked],
  dispute: [HEADS.debt, HEADS.about, HEADS.text],
  outbox: [HEADS.kind, HEADS.channel, HEADS.booking],
}
const CHANNEL_NAMES: Record<OutboxChannel, Words> = {
  sms: { ru: 'SMS', en: 'SMS' },
  email: { ru: 'почта', en: 'e-mail' },
  webhook: { ru: 'программа филиала', en: 'program of the branch' },
}

/** Of what waits on the branch's desk. */
export function officeColumns(list: OfficeList, speaking: Speaking): readonly Column<OfficeRow>[] {
  const said = (text: string | null | undefined) =>
    list === 'outbox' && isChannel(text) ? CHANNEL_NAMES[text][speaking.language] : text
  return [
    { head: HEADS.number, cell: ({ id }) => `#${id}` },
    { head: HEADS.when, cell: ({ at }) => momentCell(at, speaking) },
    ...CELL_HEADS[list].map((head, index): Column<OfficeRow> => ({ head, cell: ({ cells }) => said(cells[index]) })),
  ]
}

function isChannel(text: string | null | undefined): text is OutboxChannel {
  return typeof text === 'string' && Object.hasOwn(CHANNEL_NAMES, text)
}
