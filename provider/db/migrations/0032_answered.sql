-- What visitors asked the branch for, and when somebody of it answered; null: it waits.
alter table callbacks add column answered_at timestamptz;
alter table messages add column answered_at timestamptz;
alter table partner_requests add column answered_at timestamptz;
