-- Of the body as it was sent, before defaults, with who asked; the rule's name before the colon. Null: kept before this.
alter table idempotency_keys
  add column sent_hash text check (sent_hash ~ '^[a-z]{1,20}-\d{1,4}:[0-9a-f]{64}$');
