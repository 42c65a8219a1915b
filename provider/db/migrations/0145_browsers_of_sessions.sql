-- A browser gets a new token with each session. `browser_id` is the same for all that one browser had of a client, so that
-- whoever ends one of them makes the browser forgotten: `device_hash` is then null, and no token of it is known any more.
alter table sessions
  add column browser_id uuid,
  alter column device_hash drop not null,
  add constraint sessions_forgotten_once_ended check (device_hash is not null or revoked_at is not null);
update sessions set browser_id = id;
alter table sessions
  alter column browser_id set not null,
  alter column browser_id set default gen_random_uuid();
