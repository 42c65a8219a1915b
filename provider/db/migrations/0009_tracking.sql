-- Messages and requests of partners keep the tracking values of the visitor's cookies like callbacks, each only when it
-- was sent (specification §7).
alter table messages
  add column sp_id   text,
  add column ubtcid  text,
  add column ym_uid  text,
  add column referer text;

alter table partner_requests
  add column sp_id   text,
  add column ubtcid  text,
  add column ym_uid  text,
  add column referer text;

-- An answer that was given before is given again as it is asked for now: with what is still due.
update idempotency_keys
set response = jsonb_set(response, '{booking,dueKop}', to_jsonb(greatest(0,
  (response #>> '{booking,price,totalKop}')::bigint - coalesce((response #>> '{booking,paidKop}')::bigint, 0))))
where response #>> '{booking,price,totalKop}' is not null;
