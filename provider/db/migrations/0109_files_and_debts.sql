-- Fines, damages, their disputes, and clients' files. Fines and damages are kept for five years (accounting).

-- `car_id` is the rented car: it stays in its table when it is sold. Sums are whole roubles.
create table fines (
  id               bigint   primary key generated always as identity,
  station          text     not null references settings,
  client_id        bigint   not null references clients,
  booking_id       bigint   references bookings,
  car_id           integer  not null references cars,
  name             jsonb    not null,
  size_kop         bigint   not null check (size_kop > 0 and size_kop % 100 = 0),
  paid_kop         bigint   not null default 0,
  date             date     not null,
  decision_date    date     not null,
  decision_number  text     not null unique,
  place            jsonb    not null,
  -- Off the sum until `discount_until`, that day included; null: never.
  discount_percent smallint not null default 0 check (discount_percent between 0 and 100),
  discount_until   date,
  status           text     not null
    check (status in ('new', 'overdue', 'paid', 'disputed', 'dispute_kept', 'cancelled')),
  note             jsonb,
  -- The day on which the client was told: the days of a dispute begin (settings, `fines`). Null: nothing has been sent yet
  -- (docs/decisions/0053).
  told_on          date,
  check (paid_kop between 0 and size_kop and paid_kop % 100 = 0),
  check (decision_date >= date),
  constraint fines_of_client unique (id, client_id)
);
create index fines_by_client on fines (client_id, date);

create table damages (
  id          bigint  primary key generated always as identity,
  station     text    not null references settings,
  client_id   bigint  not null references clients,
  booking_id  bigint  references bookings,
  car_id      integer not null references cars,
  damage      jsonb   not null,
  date        date    not null,
  cost_kop    bigint  not null check (cost_kop >= 0 and cost_kop % 100 = 0),
  -- By the insurance of the rental.
  covered_kop bigint  not null default 0 check (covered_kop >= 0 and covered_kop % 100 = 0),
  paid_kop    bigint  not null default 0 check (paid_kop >= 0 and paid_kop % 100 = 0),
  -- `dispute_kept`: it stands after its dispute and is not disputed again.
  status      text    not null check (status in ('open', 'paid', 'covered', 'disputed', 'dispute_kept', 'cancelled')),
  debt_kop    bigint  not null
    generated always as (case when status = 'cancelled' then 0 else cost_kop - covered_kop - paid_kop end) stored
    check (debt_kop >= 0),
  note        jsonb,
  -- As in `fines`.
  told_on     date,
  -- A key of the settings' `laterCharges`; null: a damage. Each charge is asked of a rental once.
  charge      text    check (charge ~ '^[A-Za-z][A-Za-z0-9]{0,39}$'),
  constraint damages_of_client unique (id, client_id),
  constraint damages_charge_of_rental check (charge is null or booking_id is not null)
);
create index damages_by_client on damages (client_id, date);
create unique index damages_one_charge on damages (booking_id, charge) where charge is not null;

-- One dispute for each fine or damage, never changed, kept as long as what it is about. Its files go with the client's files.
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
-- The text is erased with the client; the dispute stays.
create trigger disputes_append_only before update on disputes for each row
  when ((new.id, new.station, new.client_id, new.fine_id, new.damage_id, new.text, new.created_at)
    is distinct from (old.id, old.station, old.client_id, old.fine_id, old.damage_id, '—', old.created_at))
  execute function refuse_history_change();
create trigger disputes_not_emptied before truncate on disputes
  for each statement execute function refuse_history_change();

-- Only the client's own open debt can be disputed; its status becomes `disputed`.
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

-- Scans of drivers' documents, files of disputes, and the branch's evidence for a fine or a damage. The row describes the
-- file and holds its wrapped key; its bytes lie encrypted in FILES_DIR. An unused file is removed after a day, a scan or a
-- dispute's file after the retention days (settings, `scans`), evidence with what it proves or with the client.
create table files (
  id          uuid    primary key,
  station     text    not null references settings,
  client_id   bigint  not null references clients,
  kind        text    not null
    check (kind in ('passport', 'licence', 'dispute', 'fine_photo', 'damage_photo', 'damage_act')),
  driver_id   bigint  references drivers,
  type        text    not null check (type in ('image/jpeg', 'application/pdf')),
  bytes       integer not null check (bytes > 0),
  -- Which master key wrapped the file's own key.
  key_id      text    not null,
  wrapped_key text    not null,
  created_at  timestamptz not null,
  -- From then on it is shown to nobody; its bytes are removed next, then this row.
  removed_at  timestamptz,
  dispute_id  bigint  references disputes,
  fine_id     bigint,
  damage_id   bigint,
  constraint files_scan_of_driver
    check (driver_id is null or (kind in ('passport', 'licence') and removed_at is null)),
  constraint files_evidence check (dispute_id is null or kind = 'dispute'),
  constraint files_of_fine check ((kind = 'fine_photo') = (fine_id is not null)),
  constraint files_of_damage check ((kind in ('damage_photo', 'damage_act')) = (damage_id is not null)),
  -- Evidence is shown to the client of the fine or damage only.
  constraint files_of_own_fine foreign key (fine_id, client_id) references fines (id, client_id),
  constraint files_of_own_damage foreign key (damage_id, client_id) references damages (id, client_id)
);
create unique index files_one_of_a_kind on files (driver_id, kind) where driver_id is not null;
create index files_by_client on files (client_id, created_at);
create index files_by_age on files (created_at);
create index files_by_dispute on files (dispute_id) where dispute_id is not null;
create index files_by_fine on files (fine_id) where fine_id is not null;
create index files_by_damage on files (damage_id) where damage_id is not null;
create index files_put_aside on files (client_id, id) where removed_at is not null;

-- A file's address works once, for a minute, in the session that requested it. SHA-256 of the address's secret.
create table file_links (
  token_hash text   primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  file_id    uuid   not null references files on delete cascade,
  session_id uuid   not null references sessions on delete cascade,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index file_links_by_expiry on file_links (expires_at);
create index file_links_by_file on file_links (file_id);
create index file_links_by_session on file_links (session_id);

-- Who was given a file to read; kept as long as the client. It outlives the file, so there is no reference.
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

-- How many uploads a client began on a day of the station. Deleting a file does not reduce it: the work is done.
create table file_uploads (
  client_id bigint  not null references clients,
  day       date    not null,
  uploads   integer not null check (uploads > 0),
  primary key (client_id, day)
);
create index file_uploads_by_day on file_uploads (day);
