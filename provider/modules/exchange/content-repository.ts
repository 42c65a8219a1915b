import { sql } from 'drizzle-orm'
import { dateField, numberField, textField, textsFields } from './fields'
import type { Subject } from './subject-repository'
import { counted, paragraphsOf, paragraphsOut, textsOf, textsOut } from './texts-repository'

/** News by their addresses; in a body an empty line parts paragraphs. */
export const news: Subject = {
  name: 'news',
  fields: [
    textField({ name: 'slug', header: 'Адрес', max: 80, pattern: /^[a-z0-9-]+$/ }),
    dateField({ name: 'published_on', header: 'Опубликовано', isOptional: true }),
    ...textsFields({ name: 'title', header: 'Заголовок', max: 300 }),
    ...textsFields({ name: 'lead', header: 'Анонс', max: 2000 }),
    ...textsFields({ name: 'body', header: 'Текст' }),
  ],
  key: ['slug'],
  rows: (station) => sql`select slug, published_on, ${textsOut('title')}, ${textsOut('lead')}, ${paragraphsOut('body')}
    from news where station = ${station} order by slug`,
  checks: [],
  apply: (station) => sql`with done as (
      insert into news as n (station, slug, published_on, title, lead, body)
      select ${station}, slug, published_on, ${textsOf('title')}, ${textsOf('lead')}, ${paragraphsOf('body')}
      from incoming_rows
      on conflict (station, slug) do update set (published_on, title, lead, body)
        = (excluded.published_on, excluded.title, excluded.lead, excluded.body)
      where (n.published_on, n.title, n.lead, n.body)
        is distinct from (excluded.published_on, excluded.title, excluded.lead, excluded.body)
      returning xmax = 0 as is_new) ${counted}`,
}

export const faq: Subject = {
  name: 'faq',
  fields: [
    textField({ name: 'id', header: 'Код', max: 60, pattern: /^[a-z0-9-]+$/ }),
    textField({ name: 'group_id', header: 'Раздел', max: 60 }),
    numberField({ name: 'sort', header: 'Порядок' }),
    dateField({ name: 'published_on', header: 'Опубликовано', isOptional: true }),
    ...textsFields({ name: 'question', header: 'Вопрос', max: 500 }),
    ...textsFields({ name: 'answer', header: 'Ответ' }),
  ],
  key: ['id'],
  rows: (station) => sql`select id, group_id, sort, published_on, ${textsOut('question')}, ${textsOut('answer')}
    from faq_questions where station = ${station} order by id`,
  checks: [
    {
      cause: 'no_group',
      column: 'Раздел',
      find: (station) => sql`select line from incoming_rows i where not exists (
        select 1 from faq_groups g where g.station = ${station} and g.id = i.group_id)`,
    },
  ],
  apply: (station) => sql`with done as (
      insert into faq_questions as q (station, id, group_id, sort, published_on, question, answer)
      select ${station}, id, group_id, sort, published_on, ${textsOf('question')}, ${textsOf('answer')} from incoming_rows
      on conflict (station, id) do update set (group_id, sort, published_on, question, answer)
        = (excluded.group_id, excluded.sort, excluded.published_on, excluded.question, excluded.answer)
      where (q.group_id, q.sort, q.published_on, q.question, q.answer)
        is distinct from (excluded.group_id, excluded.sort, excluded.published_on, excluded.question, excluded.answer)
      returning xmax = 0 as is_new) ${counted}`,
}
