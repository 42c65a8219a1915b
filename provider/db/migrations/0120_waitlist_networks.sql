-- Entries of a network are counted for a day, also those that have ended (decision 0108).
drop index waitlist_by_network;
create index waitlist_by_network on waitlist_entries (network, created_at) where network is not null;
