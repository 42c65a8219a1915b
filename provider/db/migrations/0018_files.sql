-- Scans of drivers' documents and what is put beside a dispute. Here is what a file is and its wrapped key; its bytes lie
-- encrypted in FILES_DIR. A file that nothing came of goes after a day, every other one after the branch's retention days
-- (settings, `scans`). Who was given one to read is kept as long as the client.
create table files (
  id          uuid    primary key,
  station     text    not null references settings,
  client_id   bigint  not null references clients,
  kind        text    not null check (kind in ('passport', 'licence', 'dispute')),
  driver_id   bigint  references drivers,
  type        text    not null check (type in ('image/jpeg', 'application/pdf')),
  bytes       integer not null check (bytes > 0),
  -- Which master key wrapped the file's own key.
  key_id      text    not null,
  wrapped_key text    not null,
  created_at  timestamptz not null,
  -- Shown to nobody any more: its bytes are removed next, then this row.
  removed_at  timestamptz,
  constraint files_scan_of_driver check (driver_id is null or (kind <> 'dispute' and removed_at is null))
);
create unique index files_one_of_a_kind on files (driver_id, kind) where driver_id is not null;
create index files_by_client on files (client_id, created_at);
create index files_by_age on files (created_at);

-- A file's address works once and for a minute, in the session that asked for it. SHA-256 of the address's secret.
create table file_links (
  token_hash text   primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  file_id    uuid   not null references files on delete cascade,
  session_id uuid   not null references sessions on delete cascade,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index file_links_by_expiry on file_links (expires_at);

-- Outlives the file: no reference.
create table file_reads (
  id        bigint primary key generated always as identity,
  file_id   uuid   not null,
  client_id bigint not null references clients,
  kind      text   not null,
  at        timestamptz not null
);
create trigger file_reads_append_only before update or delete on file_reads
  for each row execute function refuse_history_change();
create trigger file_reads_not_emptied before truncate on file_reads
  for each statement execute function refuse_history_change();

alter table drivers
  -- Of the personal-data text that the client said the driver agrees to; null: confirmed before it was asked.
  add column consent_version text,
  add column approved_at timestamptz;
-- Kept before anybody checked: who is not confirmed has nothing to be looked at, and nothing is to be confirmed twice.
update drivers set verification = 'incomplete', reject_reason = null where not approved and verification <> 'incomplete';
update drivers set approved = false where approved and verification = 'incomplete';
alter table drivers
  -- What the client has not confirmed, nobody checks.
  add constraint drivers_approved_unless_incomplete check (approved = (verification <> 'incomplete'));

create function refuse_driver_leap() returns trigger language plpgsql as $$
begin
  if old.verification = 'incomplete' and new.verification in ('verified', 'rejected') then
    raise exception 'driver %: nobody has checked him', new.id
      using errcode = 'check_violation', constraint = 'drivers_checked_after_approval';
  end if;
  if new.verification = 'on_review' and old.verification <> 'on_review'
    and (select count(*) from files where driver_id = new.id) < 2 then
    raise exception 'driver %: a scan is missing', new.id
      using errcode = 'check_violation', constraint = 'drivers_review_needs_scans';
  end if;
  return new;
end $$;
create trigger drivers_no_leap before update of verification on drivers
  for each row execute function refuse_driver_leap();

-- A driver with a client's phone: who is called there? A client may come later with a driver's: he books as himself.
create function refuse_clients_phone() returns trigger language plpgsql as $$
begin
  if exists (select from clients where phone = '+' || regexp_replace(new.phone, '[^0-9]', '', 'g')) then
    raise exception 'the phone is a client''s' using errcode = 'unique_violation', constraint = 'drivers_phone_not_clients';
  end if;
  return new;
end $$;
create trigger drivers_phone_not_clients before insert on drivers
  for each row execute function refuse_clients_phone();
create trigger drivers_new_phone_not_clients before update of phone on drivers
  for each row when (old.phone is distinct from new.phone) execute function refuse_clients_phone();
