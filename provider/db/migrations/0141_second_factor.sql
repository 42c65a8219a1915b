-- A second factor at the sign-in (decision 0148): one-time codes of an app (RFC 6238), for clients who have set one up.
-- Deleted with the account, or when the client or the branch switches it off.
create table second_factors (
  client_id    bigint primary key references clients,
  -- The secret, encrypted with a master key of the files.
  key_id       text   not null check (key_id ~ '^[0-9a-f]{16}$'),
  wrapped_key  text   not null check (wrapped_key <> ''),
  -- Of the recovery codes' hashes.
  salt         text   not null check (salt ~ '^[0-9a-f]{32}$'),
  created_at   timestamptz not null,
  -- Null: the client has not shown yet that his app makes the right codes; nothing asks for them.
  confirmed_at timestamptz,
  -- The newest time step whose code was used: it and earlier ones are not taken again.
  last_step    bigint check (last_step > 0)
);

-- Each works once instead of a code of the app.
create table recovery_codes (
  client_id bigint not null references second_factors on delete cascade,
  -- Argon2id with the salt of the factor.
  code_hash text   not null check (code_hash ~ '^[0-9a-f]{64}$'),
  used_at   timestamptz,
  primary key (client_id, code_hash)
);
