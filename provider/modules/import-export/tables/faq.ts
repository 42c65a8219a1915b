import { sql } from 'drizzle-orm'
import { textField, textsFields } from '@/provider/modules/import-export/fields'
import { ID, PUBLISHED, SORT } from '@/provider/modules/import-export/shared-fields'
import type { Subject } from '@/provider/modules/import-export/table'
import { copyColumns, upsert } from '@/provider/modules/import-export/upsert-rows'
import { existsCheck } from './reference-checks'
import { textsOf, textsOut } from './text-columns'

/** Sections of the questions. */
export const sections: Subject = {
  name: 'sections',
  fields: [ID, SORT, ...textsFields({ name: 'title', header: 'Название', max: 300 })],
  key: ['id'],
  rows: (station) => sql`select id, sort, ${textsOut('title')} from faq_groups where station = ${station} order by id`,
  checks: [],
  apply: (station) =>
    upsert(station, { table: 'faq_groups', key: ['id'], columns: { ...copyColumns('sort'), title: textsOf('title') } }),
}

export const faq: Subject = {
  name: 'faq',
  fields: [
    ID,
    textField({ name: 'group_id', header: 'Раздел', max: 60 }),
    SORT,
    PUBLISHED,
    ...textsFields({ name: 'question', header: 'Вопрос', max: 500 }),
    ...textsFields({ name: 'answer', header: 'Ответ' }),
  ],
  key: ['id'],
  rows: (station) => sql`select id, group_id, sort, published_on, ${textsOut('question')}, ${textsOut('answer')}
    from faq_questions where station = ${station} order by id`,
  checks: [existsCheck({ name: 'group_id', column: 'Раздел', table: 'faq_groups', key: 'id', cause: 'no_group' })],
  apply: (station) =>
    upsert(station, {
      table: 'faq_questions',
      key: ['id'],
      columns: {
        ...copyColumns('group_id', 'sort', 'published_on'),
        question: textsOf('question'),
        answer: textsOf('answer'),
      },
    }),
}
