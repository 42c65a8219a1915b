-- Backups that `backup run` made and verified: the provider warns the branch when the last one is too old.
create table backup_runs (
  id bigint generated always as identity primary key,
  station text not null references settings (station),
  -- Name of the archive, without its folder.
  name text not null,
  verified_at timestamptz not null,
  row_count bigint not null check (row_count >= 0),
  file_count integer not null check (file_count >= 0),
  bytes bigint not null check (bytes > 0),
  -- Restored into a temporary database too.
  is_rehearsed boolean not null
);
create index on backup_runs (station, verified_at);
