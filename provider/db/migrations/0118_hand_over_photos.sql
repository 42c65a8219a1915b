-- Photos of the car that the client takes when it is handed out and brought back (decision 0116). They stay until the time
-- in which damage is claimed is over (settings, `handOverPhotos`), and as long as a damage of the booking is open.
alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check check (kind in ('passport', 'licence', 'dispute', 'fine_photo', 'damage_photo',
    'damage_act', 'pickup_photo', 'return_photo')),
  drop constraint files_of_booking,
  add constraint files_of_booking check (booking_id is null
    or (kind in ('passport', 'licence', 'pickup_photo', 'return_photo') and driver_id is null)),
  add constraint files_hand_over_photo check (kind not in ('pickup_photo', 'return_photo') or booking_id is not null),
  -- SHA-256 of a hand-over photo as it was sent: sent once more after a lost response, it is the same one.
  add column digest text check (digest ~ '^[0-9a-f]{64}$');
create unique index files_one_of_a_photo on files (booking_id, kind, digest)
  where digest is not null and removed_at is null;

-- No page shows these settings, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = data || jsonb_build_object('handOverPhotos',
  jsonb_build_object('maxEach', 12, 'pickupHours', 3, 'returnHours', 24, 'retentionDays', 180))
  where not data ? 'handOverPhotos';
alter table settings enable trigger settings_page;
