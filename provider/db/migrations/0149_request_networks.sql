-- From which networks requests without a session came within the last hour: one network gets only a share of what the branch
-- takes. A row is deleted with the next request of its kind, and by the job that purges requests.
create table request_networks (
  id bigint generated always as identity primary key,
  station text not null references settings (station),
  kind text not null check (kind in ('callback', 'message', 'partner', 'long_term', 'transfer')),
  network text not null check (network ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null
);
create index on request_networks (station, kind, created_at);
