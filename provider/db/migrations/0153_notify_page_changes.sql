-- A change of what pages show also wakes the providers that listen on a connection of their own (provider/db/change-signals.ts).
-- PostgreSQL sends it at the commit, after the row can be read. It may be lost: the rows of page_changes remain the truth.
create or replace function note_page_changes(tags text[]) returns void language plpgsql as $$
begin
  -- One after another until the end of the transaction: numbers grow in the order of commits, and whoever has read up to
  -- one of them has missed none.
  perform pg_advisory_xact_lock(50412015);
  insert into page_changes (tag) select unnest(tags);
  perform pg_notify('sun_page_changes', '');
end $$;
