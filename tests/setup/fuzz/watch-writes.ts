import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'

/**
 * Notes in which tables a committed transaction wrote: the trigger is deferred, so what was rolled back leaves no note.
 *
 * @returns reads the names of the tables since it was called last
 */
export async function watchWrites(db: Database): Promise<() => Promise<string[]>> {
  await db.execute(sql`create unlogged table fuzz_writes (name text not null)`)
  await db.execute(sql`
    create function fuzz_note_write() returns trigger language plpgsql as $$
    begin
      insert into fuzz_writes values (tg_table_name);
      return null;
    end $$`)
  await db.execute(sql`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'fuzz_writes' loop
        execute format('create constraint trigger fuzz_note after insert or update or delete on %I
          deferrable initially deferred for each row execute function fuzz_note_write()', name);
      end loop;
    end $$`)
  return async () => {
    const { rows } = await db.execute<{ name: string }>(sql`
      with gone as (delete from fuzz_writes returning name) select distinct name from gone order by name`)
    return rows.map(({ name }) => name)
  }
}
