import { type SQL, sql } from 'drizzle-orm'
import type { Subject } from '@/provider/modules/import-export/table'

/** The end of a statement whose `done` has `is_new` for each row. */
export const countDone = sql`select count(*) filter (where is_new)::int as added,
  count(*) filter (where not is_new)::int as changed from done`

/**
 * Returns three columns of a file as one text; an English or Chinese one that is left out is empty, and the Russian one
 * stands for it.
 */
export function textsOf(name: string): SQL {
  const [ru, en, zh] = columnsOf(name)
  return sql`jsonb_build_object('ru', ${ru}, 'en', coalesce(${en}, ''), 'zh-CN', coalesce(${zh}, ''))`
}

/** Prints one text as three columns of a file. @param from the column of the table, `name` by itself */
export function textsOut(name: string, from: SQL = sql`${sql.identifier(name)}`): SQL {
  const [ru, en, zh] = columnsOf(name)
  return sql`${from} ->> 'ru' as ${ru}, nullif(${from} ->> 'en', '') as ${en}, nullif(${from} ->> 'zh-CN', '') as ${zh}`
}

/** Prints paragraphs as one text in each language, with an empty line between two. */
export function paragraphsOut(name: string): SQL {
  const column = sql.identifier(name)
  const joinParagraphs = (
    language: string,
  ) => sql`(select string_agg(nullif(p ->> ${language}::text, ''), E'\n\n' order by n)
    from jsonb_array_elements(${column}) with ordinality as a (p, n))`
  const [ru, en, zh] = columnsOf(name)
  return sql`${joinParagraphs('ru')} as ${ru}, ${joinParagraphs('en')} as ${en}, ${joinParagraphs('zh-CN')} as ${zh}`
}

/** Reads the three texts into one array of paragraphs. */
export function paragraphsOf(name: string): SQL {
  const [ru, en, zh] = columnsOf(name)
  return sql`(select jsonb_agg(jsonb_build_object('ru', r.p, 'en', coalesce(e.p, ''), 'zh-CN', coalesce(z.p, '')) order by r.n)
    from regexp_split_to_table(${ru}, E'\n\n+') with ordinality as r (p, n)
    left join regexp_split_to_table(${en}, E'\n\n+') with ordinality as e (p, n) on e.n = r.n
    left join regexp_split_to_table(${zh}, E'\n\n+') with ordinality as z (p, n) on z.n = r.n)`
}

/** Checks that a translation has as many paragraphs: one more would be lost, one less would shift the others. */
export function sameParagraphs(name: string, header: string): Subject['checks'] {
  const [ru, en, zh] = columnsOf(name)
  const count = (column: SQL) => sql`cardinality(regexp_split_to_array(${column}, E'\n\n+'))`
  const differs = (column: SQL) => sql`select line from incoming_rows where ${count(column)} <> ${count(ru)}`
  return [
    { cause: 'paragraphs', column: `${header} (англ.)`, reads: [`${name}_ru`, `${name}_en`], find: () => differs(en) },
    { cause: 'paragraphs', column: `${header} (кит.)`, reads: [`${name}_ru`, `${name}_zh`], find: () => differs(zh) },
  ]
}

function columnsOf(name: string) {
  const column = (language: string) => sql`${sql.identifier(`${name}_${language}`)}`
  return [column('ru'), column('en'), column('zh')] as const
}
