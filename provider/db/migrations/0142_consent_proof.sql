-- A consent is proved with the text that was agreed to, the browser and the form in which that was. Null: given before, or
-- not in a browser. `text_hash`: SHA-256 of the version in its three languages; `form`: the operation that took the consent.
do $$
declare name text;
begin
  foreach name in array array['consents', 'client_consents', 'driver_consents', 'marketing_consents', 'message_consents',
    'partner_request_consents', 'long_term_request_consents', 'transfer_order_consents', 'payment_consents',
    'waitlist_consents']
  loop
    execute format('alter table %I
      add column text_hash text check (text_hash ~ ''^[0-9a-f]{64}$''),
      add column browser text check (length(browser) between 3 and 40),
      add column form text check (form ~ ''^[A-Za-z]{3,60}$'')', name);
  end loop;
end $$;
