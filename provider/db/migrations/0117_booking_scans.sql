-- Documents of a booking's main driver, sent ahead by its client or by whoever holds its key (decision 0115). A booking
-- that comes to nothing loses them, any other one after the retention days of scans.
alter table files
  add column booking_id bigint references bookings,
  -- Sent with the key of the booking. The phone of an unproved booking may be anybody's: its client gets no such file.
  add column by_guest   boolean not null default false,
  add constraint files_of_booking check (booking_id is null or (kind in ('passport', 'licence') and driver_id is null)),
  add constraint files_by_guest check (not by_guest or booking_id is not null);
create unique index files_one_scan_of_a_kind on files (booking_id, kind)
  where booking_id is not null and removed_at is null and kind in ('passport', 'licence');
create index files_by_booking on files (booking_id) where booking_id is not null;

-- How many uploads were begun for a booking on a day of the station: a key costs its phone's owner none of his own.
create table booking_uploads (
  booking_id bigint  not null references bookings,
  day        date    not null,
  uploads    integer not null check (uploads > 0),
  primary key (booking_id, day)
);
create index booking_uploads_by_day on booking_uploads (day);
