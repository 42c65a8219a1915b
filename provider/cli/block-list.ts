import { z } from 'zod'
import { type Command, defineCommand } from './command'
import { LIMIT, LIMIT_DEFAULT, Limit } from './inputs'
import { listing } from './listing'
import { momentWords } from './moment-words'
import { PLATE, Plate } from './plate-input'
import type { Words } from './words'

const NONE: Words = { ru: 'Закрытых машин нет.', en: 'No car is kept from being let.' }

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
    const lineOf = ({ number, plate: gosnomer, car, startAt, endAt }: (typeof found)[number]) =>
      [`#${number}`, car, gosnomer, `${momentWords(startAt, desk)} — ${momentWords(endAt, desk)}`].join('  ')
    return listing(found, { lineOf, none: NONE }, desk)
  },
})

export const BLOCK_LIST_COMMANDS: readonly Command[] = [list]
