import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'

const US_PER_SECOND = 1_000_000

/**
 * Notes in which tables a committed transaction wrote: the trigger is deferred, so what was rolled back leaves no note.
 *
 * @returns reads the names of the tables written since a moment, in microseconds of the epoch
 */
export async function watchWrites(db: Database): Promise<(sinceUs: number) => Promise<string[]>> {
  await db.execute(sql`create unlogged table fuzz_writes (name text not null, at timestamptz not null)`)
  await db.execute(sql`create index on fuzz_writes (at)`)
  await db.execute(sql`
    create function fuzz_note_write() returns trigger language plpgsql as $$
    begin
      insert into fuzz_writes values (tg_table_name, clock_timestamp());
      return null;
    end $$`)
  await db.execute(sql`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'fuzz_writes' loop
        execute format('create constraint trigger fuzz_note after insert or update or delete on %I
          deferrable initially deferred for each row execute function fuzz_note_write()', name);
      end loop;
    end $$`)
  return async (sinceUs) => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select distinct name from fuzz_writes where at >= to_timestamp(${sinceUs}::float8 / ${US_PER_SECOND}) order by name`)
    return rows.map(({ name }) => name)
  }
}
