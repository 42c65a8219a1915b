-- Who works with the commands, by name and key (decision 0144). A name is never given twice: the journal names people by it.
create table operators (
  id         bigint primary key generated always as identity,
  station    text not null references settings,
  name       text not null check (name = btrim(name) and char_length(name) between 1 and 100),
  -- Of the newest key; the key itself is printed once and stored nowhere.
  key_hash   text not null unique check (key_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  ended_at   timestamptz
);
create unique index operators_by_name on operators (station, lower(name));

-- The journal becomes a chain: each row has the next number without a gap, and a hash over the row before it and itself.
alter table operator_acts add column seq bigint, add column hash text;

-- Its end, so that rows missing there are noticed too.
create table operator_acts_end (
  is_only boolean primary key default true check (is_only),
  seq     bigint  not null,
  hash    text    not null
);
insert into operator_acts_end (seq, hash) values (0, repeat('0', 64));

-- The text that is hashed: each field with its length in bytes before it, so that no two rows have one text. The program
-- writes the same one to verify the chain (provider/modules/audit/chain-link.ts).
create function operator_act_hash(previous text, act operator_acts) returns text language sql stable as $$
  select encode(sha256(convert_to(string_agg(
    coalesce(octet_length(convert_to(field, 'UTF8')) || ':' || field, '-'), '' order by place), 'UTF8')), 'hex')
  from unnest(array[
    previous, act.seq::text, act.id::text, act.station, act.operator, act.act, act.booking_id::text, act.details::text,
    to_char(act.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  ]) with ordinality as fields (field, place)
$$;

do $$
declare
  act operator_acts;
  last operator_acts_end;
begin
  select * into last from operator_acts_end;
  alter table operator_acts disable trigger operator_acts_append_only;
  for act in select * from operator_acts order by id loop
    act.seq := last.seq + 1;
    act.hash := operator_act_hash(last.hash, act);
    update operator_acts set seq = act.seq, hash = act.hash where id = act.id;
    last.seq := act.seq;
    last.hash := act.hash;
  end loop;
  alter table operator_acts enable trigger operator_acts_append_only;
  update operator_acts_end set seq = last.seq, hash = last.hash;
end $$;

alter table operator_acts
  alter column seq set not null, alter column hash set not null,
  -- Set by the trigger, whatever is given.
  alter column seq set default 0, alter column hash set default '',
  add check (seq > 0), add check (hash ~ '^[0-9a-f]{64}$'), add unique (seq);

-- Locks the end until the transaction is over: the next row waits for it. It is the last lock of a transaction.
create function chain_operator_act() returns trigger language plpgsql as $$
declare
  last operator_acts_end;
begin
  select * into strict last from operator_acts_end for update;
  new.seq := last.seq + 1;
  new.hash := operator_act_hash(last.hash, new);
  update operator_acts_end set seq = new.seq, hash = new.hash;
  return new;
end $$;
create trigger operator_acts_chain before insert on operator_acts for each row execute function chain_operator_act();
create trigger operator_acts_end_not_deleted before delete on operator_acts_end
  for each row execute function refuse_history_change();
create trigger operator_acts_end_not_emptied before truncate on operator_acts_end
  for each statement execute function refuse_history_change();
