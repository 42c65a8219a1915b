-- What a client said of a driver's consent (PRODUCT §9), each time that he said it. Proof, so it outlives the driver: no
-- reference; kept as long as the client.
create table driver_consents (
  id        bigint primary key generated always as identity,
  client_id bigint not null references clients,
  driver_id bigint not null,
  document  text   not null,
  version   text   not null,
  given_at  timestamptz not null,
  ip        inet
);
create index driver_consents_by_client on driver_consents (client_id);
create trigger driver_consents_append_only before update or delete on driver_consents
  for each row execute function refuse_history_change();
create trigger driver_consents_not_emptied before truncate on driver_consents
  for each statement execute function refuse_history_change();
insert into driver_consents (client_id, driver_id, document, version, given_at)
  select client_id, id, 'personal_data_agreement', consent_version, approved_at from drivers
  where consent_version is not null and approved_at is not null;

-- Whose call it was; null: of nobody known. Whoever is forgotten takes the answers with him. No reference: it would lock
-- the client's row, weakly, before the act itself locks it, and calls of one client would end in deadlocks.
alter table idempotency_keys add column client_id bigint;
update idempotency_keys k set client_id = b.client_id from bookings b where b.number = k.response -> 'booking' ->> 'number';
update idempotency_keys set client_id = split_part(key, ':', 1)::bigint where scope = 'miles';
create index idempotency_keys_by_client on idempotency_keys (client_id) where client_id is not null;

create index messages_by_client on messages (client_id) where client_id is not null;
create index files_put_aside on files (client_id, id) where removed_at is not null;
create index file_links_by_file on file_links (file_id);
create index file_links_by_session on file_links (session_id);
create index client_exports_by_age on client_exports (began_at);

-- The ledger keeps the per cent that a rental earned by as a whole number: a branch sets no other one.
update settings set data = jsonb_set(data, '{loyalty,levels}', (
    select jsonb_agg(level || jsonb_build_object('earnPercent', round((level ->> 'earnPercent')::numeric)) order by place)
    from jsonb_array_elements(data -> 'loyalty' -> 'levels') with ordinality levels (level, place)))
  where jsonb_path_exists(data, '$.loyalty.levels[*].earnPercent ? (@ != @.floor())');
alter table settings add constraint settings_earn_percent_whole check (not jsonb_path_exists(data,
  '$.loyalty.levels[*].earnPercent ? (@.type() != "number" || @ < 0 || @ > 100 || @ != @.floor())'));
