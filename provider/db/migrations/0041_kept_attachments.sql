-- Files that a demo would have sent with a letter, for whoever looks at its outbox page. They go with their letter.
create table outbox_kept_files (
  id           bigint primary key generated always as identity,
  kept_id      bigint not null references outbox_kept on delete cascade,
  filename     text   not null,
  content_type text   not null,
  content      bytea  not null
);
create index outbox_kept_files_by_letter on outbox_kept_files (kept_id);
