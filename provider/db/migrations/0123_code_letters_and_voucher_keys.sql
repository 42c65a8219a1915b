-- A code for a new password may go to the confirmed e-mail; one that proves a phone may not (decision 0125).
alter table codes add column channel text not null default 'sms' check (channel in ('sms', 'email'));
update codes set channel = 'email' where purpose = 'email';
alter table codes add constraint letter_proves_no_phone check (channel = 'sms' or purpose in ('renew_password', 'email'));

-- Keys that open the PDF of one voucher in a browser without the cookie, a few times within minutes (decision 0126).
create table voucher_keys (
  key_hash text primary key check (key_hash ~ '^[0-9a-f]{64}$'),
  booking_number text not null references bookings (number) on delete cascade,
  uses_left smallint not null check (uses_left >= 0),
  expires_at timestamptz not null
);
create index voucher_keys_by_booking on voucher_keys (booking_number);
create index voucher_keys_by_expiry on voucher_keys (expires_at);
