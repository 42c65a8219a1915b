import { z } from 'zod'
import { fillText } from '@/provider/rules/fill-text'
import { type Command, defineCommand } from './command'
import { LIMIT, LIMIT_DEFAULT, Limit } from './inputs'
import { lineOf } from './lines'
import { listing } from './listing'
import { momentWords } from './moment-words'
import { PLATE, Plate } from './plate-input'
import type { Words } from './words'

const NONE: Words = { ru: 'Закрытых машин нет.', en: 'No car is kept from being let.' }

const FOR_REQUEST: Words = { ru: 'аренда на месяцы, заявка {number}', en: 'let by the month, request {number}' }

const list = defineCommand({
  name: 'block list',
  about: {
    ru: 'Машины, закрытые для аренды сейчас и позже, ближайшие первыми',
    en: 'Cars that are kept from being let, now and later, the next one first',
  },
  options: { plate: { ...PLATE, isRequired: false }, limit: LIMIT },
  input: z.object({ plate: Plate.optional(), limit: Limit.default(LIMIT_DEFAULT) }),
  async run({ plate, limit }, desk) {
    const found = await desk.office.listBlocks(plate, limit)
    const line = ({ number, plate: gosnomer, car, startAt, endAt, request }: (typeof found)[number]) =>
      lineOf([
        ...[`#${number}`, car, gosnomer, `${momentWords(startAt, desk)} — ${momentWords(endAt, desk)}`],
        request && fillText(FOR_REQUEST[desk.language], { number: request }),
      ])
    return listing(found, { lineOf: line, none: NONE }, desk)
  },
})

export const BLOCK_LIST_COMMANDS: readonly Command[] = [list]
