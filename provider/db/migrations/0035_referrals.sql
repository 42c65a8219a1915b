-- Whose link the visitor came by (specification §3): what a partner earns is counted by it. It says nothing of a person, so
-- it outlives him, and it never changes.
alter table bookings
  add column partner   text check (length(partner) between 1 and 100),
  add column affiliate text check (length(affiliate) between 1 and 100);
alter table transfer_orders
  add column partner   text check (length(partner) between 1 and 100),
  add column affiliate text check (length(affiliate) between 1 and 100);

create function refuse_other_referral() returns trigger language plpgsql as $$
begin
  raise exception '% %: whose link it came by does not change', tg_table_name, old.number
    using errcode = 'check_violation', constraint = tg_table_name || '_referral_stays';
end $$;
create trigger bookings_referral_stays before update of partner, affiliate on bookings for each row
  when ((old.partner, old.affiliate) is distinct from (new.partner, new.affiliate))
  execute function refuse_other_referral();
create trigger transfer_orders_referral_stays before update of partner, affiliate on transfer_orders for each row
  when ((old.partner, old.affiliate) is distinct from (new.partner, new.affiliate))
  execute function refuse_other_referral();
