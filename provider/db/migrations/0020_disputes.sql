-- What a client says against a fine or a damage: once for each, never changed, kept as long as what it is about. What he
-- puts beside it lies with his files and goes with them.
create table disputes (
  id         bigint primary key generated always as identity,
  station    text   not null references settings,
  client_id  bigint not null references clients,
  fine_id    bigint unique references fines,
  damage_id  bigint unique references damages,
  text       text   not null check (length(text) between 1 and 2000),
  created_at timestamptz not null,
  constraint disputes_about_one_thing check (num_nonnulls(fine_id, damage_id) = 1)
);
create index disputes_by_client on disputes (client_id, created_at);
create trigger disputes_not_deleted before delete on disputes
  for each row execute function refuse_history_change();
-- What a client said is forgotten with him; that he said it stays.
create trigger disputes_append_only before update on disputes for each row
  when ((new.id, new.station, new.client_id, new.fine_id, new.damage_id, new.text, new.created_at)
    is distinct from (old.id, old.station, old.client_id, old.fine_id, old.damage_id, '—', old.created_at))
  execute function refuse_history_change();
create trigger disputes_not_emptied before truncate on disputes
  for each statement execute function refuse_history_change();

-- Only what is his own and still to be paid; from then on it counts as disputed.
create function note_dispute() returns trigger language plpgsql as $$
declare
  noted integer;
begin
  if new.fine_id is not null then
    update fines set status = 'disputed'
      where id = new.fine_id and client_id = new.client_id and status in ('new', 'overdue');
  else
    update damages set status = 'disputed'
      where id = new.damage_id and client_id = new.client_id and status = 'open';
  end if;
  get diagnostics noted = row_count;
  if noted <> 1 then
    raise exception 'nothing of client % that can be disputed', new.client_id
      using errcode = 'check_violation', constraint = 'disputes_of_open_debts';
  end if;
  return null;
end $$;
create trigger disputes_note after insert on disputes for each row execute function note_dispute();

alter table files add column dispute_id bigint references disputes,
  add constraint files_evidence check (dispute_id is null or kind = 'dispute');
create index files_by_dispute on files (dispute_id) where dispute_id is not null;

-- The day on which the client was told: from then on he may dispute it for so many days (settings, `fines`).
alter table fines add column told_on date;
update fines set told_on = decision_date;
alter table fines alter column told_on set not null;
alter table damages add column told_on date;
update damages set told_on = date;
alter table damages alter column told_on set not null;
