-- Requests for a car by the month. Kept for five years with their consents, like a booking; who asked is forgotten with
-- the client.
create table long_term_requests (
  id         bigint   primary key generated always as identity,
  -- What the visitor names on the phone.
  number     text     not null constraint long_term_requests_number_key unique check (number ~ '^[1-9][0-9]{5}$'),
  station    text     not null references settings,
  client_id  bigint   not null references clients,
  car_id     integer  not null references cars,
  last_name  text     not null,
  first_name text     not null,
  phone      text     not null check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  email      text     not null,
  -- Null: for a person.
  company    text     check (length(company) between 1 and 120),
  months     smallint not null check (months between 1 and 36),
  start_on   date     not null,
  end_on     date     not null generated always as ((start_on + make_interval(months => months))::date) stored,
  -- What a month cost for that term when it was asked for.
  month_kop  bigint   not null check (month_kop > 0),
  comment    text     not null check (length(comment) <= 1000),
  partner    text,
  affiliate  text,
  language   text     not null check (language in ('ru', 'en', 'zh-CN')),
  state      text     not null default 'new' check (state in ('new', 'called', 'agreed', 'refused', 'cancelled')),
  sp_id      text,
  ubtcid     text,
  ym_uid     text,
  referer    text,
  created_at timestamptz not null,
  -- A car is promised for one term at a time.
  constraint long_term_requests_no_overlap exclude using gist (car_id with =, daterange(start_on, end_on) with &&)
    where (state = 'agreed')
);
create index long_term_requests_by_age on long_term_requests (station, created_at);
create index long_term_requests_by_client on long_term_requests (client_id, created_at);

create table long_term_request_history (
  id         bigint primary key generated always as identity,
  request_id bigint not null references long_term_requests,
  state      text   not null check (state in ('new', 'called', 'agreed', 'refused', 'cancelled')),
  actor      text   not null check (actor in ('client', 'branch', 'system')),
  at         timestamptz not null,
  reason     text
);
create index long_term_request_history_by_request on long_term_request_history (request_id, id);

create table long_term_request_consents (
  request_id bigint not null references long_term_requests,
  document   text   not null,
  version    text   not null,
  given_at   timestamptz not null,
  ip         inet,
  primary key (request_id, document, version)
);

create function guard_long_term_request() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('new', 'called'), ('new', 'agreed'), ('new', 'refused'), ('new', 'cancelled'),
    ('called', 'agreed'), ('called', 'refused'), ('called', 'cancelled'), ('agreed', 'cancelled')
  ) then
    raise exception 'long-term request %: % may not become %', old.number, old.state, new.state
      using errcode = 'check_violation', constraint = 'long_term_requests_legal_move';
  end if;
  return new;
end $$;
create trigger long_term_requests_legal_move before update on long_term_requests
  for each row execute function guard_long_term_request();

-- At commit the last entry of the history is the request's state: no move goes unrecorded.
create function require_long_term_history() returns trigger language plpgsql as $$
declare
  state_now    text;
  history_last text;
begin
  select state into state_now from long_term_requests where id = new.id;
  select state into history_last from long_term_request_history where request_id = new.id order by id desc limit 1;
  if state_now is distinct from history_last then
    raise exception 'long-term request %: the move to % is not in its history', new.number, state_now
      using errcode = 'check_violation', constraint = 'long_term_requests_have_history';
  end if;
  return null;
end $$;
create constraint trigger long_term_requests_have_history after insert or update on long_term_requests
  deferrable initially deferred for each row execute function require_long_term_history();
create trigger long_term_request_history_append_only before update or delete on long_term_request_history
  for each row execute function refuse_history_change();

-- A plate that is promised leaves the pages; so does a discount whose code has changed.
create trigger long_term_requests_page after update of state on long_term_requests
  for each statement execute function note_page_change('long-term');
create trigger promo_codes_page after insert or update or delete or truncate on promo_codes
  for each statement execute function note_page_change('content');

-- ⚙ Requests of one phone within 24 hours; how many days before an early return the branch is told.
update settings set data = '{"longTerm": {"maxRequestsPerPhone": 3, "earlyReturnNoticeDays": 14}}'::jsonb || data;
