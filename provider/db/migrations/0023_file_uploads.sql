-- How many files a client began to send on a day of the station. Deleting a file takes nothing back: a day's work is done.
create table file_uploads (
  client_id bigint  not null references clients,
  day       date    not null,
  uploads   integer not null check (uploads > 0),
  primary key (client_id, day)
);
create index file_uploads_by_day on file_uploads (day);
