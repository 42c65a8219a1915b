-- ⚙ SMS about bookings to one client within 24 hours, which the branch pays for: whoever books and cancels all day gets
-- letters.
update settings set data = '{"maxBookingSmsPerDay": 8}'::jsonb || data;
