import pg from 'pg'

type Trigger = { table: string; name: string; state: string }
type Reference = { table: string; name: string; definition: string }

const ENABLE: Readonly<Record<string, string>> = { O: 'enable', R: 'enable replica', A: 'enable always' }

/**
 * Suspends the triggers and foreign keys of the schema until the returned function is called, in the same transaction. The
 * owner of the tables may do this; `session_replication_role` needs a superuser. Foreign keys are checked again row by row.
 */
export async function suspendTriggers(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: triggers } = await client.query<Trigger>(`
    select c.relname as table, t.tgname as name, t.tgenabled as state
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal and t.tgenabled <> 'D'
    order by c.relname, t.tgname`)
  const { rows: references } = await client.query<Reference>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = current_schema()::regnamespace and k.contype = 'f'
    order by c.relname, k.conname`)
  const alter = (table: string, change: string) => client.query(`alter table ${pg.escapeIdentifier(table)} ${change}`)

  for (const { table, name } of triggers) await alter(table, `disable trigger ${pg.escapeIdentifier(name)}`)
  for (const { table, name } of references) await alter(table, `drop constraint ${pg.escapeIdentifier(name)}`)
  return async () => {
    for (const { table, name, definition } of references)
      await alter(table, `add constraint ${pg.escapeIdentifier(name)} ${definition}`)
    for (const { table, name, state } of triggers)
      await alter(table, `${ENABLE[state]} trigger ${pg.escapeIdentifier(name)}`)
  }
}
