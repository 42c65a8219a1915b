-- Marks that this database wrote into the store of clients' files. The store shows one of them, or another database has written there
-- since: then nothing is deleted in it (decision 0164).
create table file_store_marks (
  mark uuid primary key,
  -- Server and database that wrote it: in a copy made by a dump it is another one's.
  database text not null,
  made_at timestamptz not null
);
