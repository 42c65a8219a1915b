-- What the branch has to show for a fine or a damage: a camera's photo, photos of the damage, the act. It lies with the
-- client's files: his to read, not his to delete, and it stays as long as what it proves, or until he is forgotten.
alter table fines add constraint fines_of_client unique (id, client_id);
alter table damages add constraint damages_of_client unique (id, client_id);
alter table files
  add column fine_id bigint,
  add column damage_id bigint,
  drop constraint files_kind_check,
  add constraint files_kind_check
    check (kind in ('passport', 'licence', 'dispute', 'fine_photo', 'damage_photo', 'damage_act')),
  drop constraint files_scan_of_driver,
  add constraint files_scan_of_driver
    check (driver_id is null or (kind in ('passport', 'licence') and removed_at is null)),
  add constraint files_of_fine check ((kind = 'fine_photo') = (fine_id is not null)),
  add constraint files_of_damage check ((kind in ('damage_photo', 'damage_act')) = (damage_id is not null)),
  -- Nobody is shown what proves another's.
  add constraint files_of_own_fine foreign key (fine_id, client_id) references fines (id, client_id),
  add constraint files_of_own_damage foreign key (damage_id, client_id) references damages (id, client_id);
create index files_by_fine on files (fine_id) where fine_id is not null;
create index files_by_damage on files (damage_id) where damage_id is not null;

-- A damage that stands after its dispute was looked into is to be paid, and not disputed again.
alter table damages drop constraint damages_status_check,
  add constraint damages_status_check
    check (status in ('open', 'paid', 'covered', 'disputed', 'dispute_kept', 'cancelled'));
