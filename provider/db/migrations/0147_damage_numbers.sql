-- The number of a damage or a charge and a surname open it: it is drawn, nobody can count through them. Those that are there
-- keep theirs, which stand in letters (docs/decisions/0160). `position`: the order in which they were written.
create function draw_damage_number() returns bigint language plpgsql as $$
declare
  drawn bigint;
begin
  loop
    -- The first 48 bits of a UUID of version 4 are random.
    drawn := 1000000 + ('x' || translate(left(gen_random_uuid()::text, 13), '-', ''))::bit(48)::bigint % 9000000;
    exit when not exists (select from damages where id = drawn);
  end loop;
  return drawn;
end $$;

alter table damages alter column id drop identity;
alter table damages alter column id set default draw_damage_number();

alter table damages add column position bigint;
update damages set position = id;
alter table damages alter column position set not null, alter column position add generated always as identity;
select setval(pg_get_serial_sequence('damages', 'position'), coalesce(max(id), 1), max(id) is not null) from damages;
