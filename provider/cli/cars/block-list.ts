import { z } from 'zod'
import { LIMIT, LIMIT_DEFAULT, Limit } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { Container } from '@/provider/cli/container'
import type { CliText } from '@/provider/cli/text/language'
import { listOutcome } from '@/provider/cli/text/list-outcome'
import { momentCell } from '@/provider/cli/text/moment-text'
import type { Column } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import { formatText } from '@/provider/rules/i18n/format-text'
import { PLATE, Plate } from './plate-input'

const NONE: CliText = { ru: 'Закрытых машин нет.', en: 'No car is kept from being let.' }

const FOR_REQUEST: CliText = { ru: 'аренда на месяцы, заявка {number}', en: 'let by the month, request {number}' }

const list = defineCommand({
  name: 'block list',
  operator: 'none',
  about: {
    ru: 'Машины, закрытые для аренды сейчас и позже, ближайшие первыми',
    en: 'Cars that are kept from being let, now and later, the next one first',
  },
  options: { plate: { ...PLATE, isRequired: false }, limit: LIMIT },
  input: z.object({ plate: Plate.optional(), limit: Limit.default(LIMIT_DEFAULT) }),
  async run({ plate, limit }, container) {
    const rows = await container.blocks.list(plate, limit)
    return listOutcome(rows, { columns: columnsFor(container), none: NONE }, container)
  },
})

type Block = Awaited<ReturnType<Container['blocks']['list']>>[number]

function columnsFor(container: Container): readonly Column<Block>[] {
  return [
    { head: HEADS.number, cell: ({ number }) => `#${number}` },
    { head: HEADS.car, cell: ({ car }) => car },
    { head: HEADS.plate, cell: ({ plate }) => plate },
    { head: HEADS.from, cell: ({ startAt }) => momentCell(startAt, container) },
    { head: HEADS.to, cell: ({ endAt }) => momentCell(endAt, container) },
    {
      head: HEADS.reason,
      cell: ({ request }) => request && formatText(FOR_REQUEST[container.language], { number: request }),
    },
  ]
}

export const BLOCK_LIST_COMMANDS: readonly Command[] = [list]
