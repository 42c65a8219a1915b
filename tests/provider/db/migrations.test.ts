import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { BASELINE, EARLIER_MIGRATIONS } from '@/provider/db/baseline'
import { migrate, readMigrations } from '@/provider/db/migrate'
import { count } from '@/tests/setup/open-provider'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

/** Released migrations never change: a mistake is mended by the next one. A new one adds its line here. */
const RELEASED: Record<string, string> = {
  '0101_fleet.sql': '77869128cf664965431631192e5173a247ba4c8fe3aaecb7ec1ce8724af1a6dc',
  '0102_clients_and_sessions.sql': 'd88abd9fe2d7aa87e35ebd419df8efad551ffc5fd4dcee495b301ecf7dc7f3cc',
  '0103_bookings.sql': '05ee43f6209128da7c859070cd22d3e336a4d57784c6b4aaa4aed5cf129ce9fd',
  '0104_options_and_promo.sql': 'f9826a28868b7dc3175caf7e07945ad44031b765a82e9a426a843ceb45e38a62',
  '0105_content.sql': '0eef13e9cedc7ec1b8113d74300c5ee5060a7acb427d3fb79aa970de86978c28',
  '0106_requests.sql': '8480377723c5f0c85aaaaf6ed8b0d2e4a34a622fbba00147a5ad80b82a9a5130',
  '0107_transfers.sql': 'eb18398b0badbb5661f1036e407b1095747608631dc847250ca8c2aa3cc58b1b',
  '0108_miles.sql': 'cb379b4b5fccedf584bae0bd87382d014cfbcdcaff93fd76507cb335fbda4041',
  '0109_files_and_debts.sql': '144a6036e288dd020ac37e10841cf3441953459215a8aa523260b23e8e7d077c',
  '0110_payments.sql': '75a036abca92990c8ef52c42b63e14ca56dffd1dd1ab23d5c58301644d0ce407',
  '0111_outbox.sql': '1a5f12c53f9988b99c2786cf7c3c757afa5280cf98c590aa9d84375a129d1c03',
  '0112_audit_and_reference.sql': '1d1dd1816d64f45ed8d444b121885f3b9196a419ac45234882480f485169ba9e',
  '0113_photos.sql': '3f5fa5e550c09efabc00494b7ce38c6d5f6669e18e1f12976f2242787a46b9f7',
  '0114_model_sizes.sql': '6587c8cf3b744559b58067300f92ff54043f80be442c6ae34ea0e27f7337f115',
  '0115_waitlist.sql': 'f20f9f29e9dac60dca363630343456286d2641e8f720330d69868352faf410a5',
  '0117_booking_scans.sql': '0e2480aa60cb25cfeb4e6a9728555aeeaee599fa94261855cba2225c1c40d624',
  '0118_hand_over_photos.sql': '749538f489bd5ca4675521d25bb43c8a3eabd18313c9debd000e86908b759c92',
  '0119_privacy_policy_version.sql': 'ec39f0a433ea1364af6e8d221ee13d8f3a202066acd2b288a3475068bb2e4d5f',
  '0120_waitlist_networks.sql': '6962264e6de928453ce78f38712d91cf8fc9ca0da2d020cbb63a2b7a994276bb',
  '0129_standard_documents.sql': '53cc15e9d1be8666bd628457dd59e54aaa844496d1728a21a1c4e40da33e5163',
  '0123_code_letters_and_voucher_keys.sql': '1d487b5b83bea193ad4e492798e3bb84bedd062d9bf49b06a19f1b7641a0f67f',
  '0122_meetings.sql': 'bdae8ab95982bc053261b2dc117f46f68ea1eb007dc174f9997e3dc399f98758',
  '0121_accepted_payments.sql': '9b55700ef4d8217c8ec1976d24614b6449d4d264533a443ee629951dc0773489',
  '0128_help_for_foreign_drivers.sql': '31a5d0036be771de4a31bee71d9a05ab67e42962e35fff381a9a224a0d535fd1',
  '0124_consents_by_purpose.sql': 'b581832341ea5b7cec6e373afe5cc1e590bd2af06ba6b8736d97a7f09a7d4989',
  '0127_postal_address.sql': '96042d397cce5c145d00a7fcada7940498baef39e62f0019e4d14f82fc033fc6',
  '0130_extensions.sql': '6fcb8678a3b0ef80d9a608c51cf6cd5540db6ac51551ff0732b53af0b8265b1e',
  '0125_returns.sql': '91ce28803752d3012456315088b7c042b622940dd59ffdbcfa9d772f60f2169d',
  '0126_cash_deposit.sql': '5a2af9e82709441ee14c56c5bb9253f2a8d16b8c6d47b6fd410fe0ac077abe88',
  '0131_offer_with_cash.sql': 'f940da443b4c801e2aecfc6b9bc5c4f450db3f022ec6db8e5567e111510db523',
  '0132_mir_abroad.sql': '31790a9f2107d7c71f9252c12d56620bc5f6e2cafe626c10c70f1ecfb32239d8',
  '0133_policy_and_odometers.sql': '1f81a4554ba67981e25d66db29dbf0670ebd80df48f75eae990b45f281be9906',
  '0134_letters_of_a_day.sql': '698344f824c4e9fb6113d09df128ef6dfc65e09e9e574e382d134279bed3260d',
  '0137_sms_budget.sql': '73ce5597d1a6c71a1a699a18a23750383bf8af5b82438359c56cb0ddd38fe93f',
  '0138_operators_and_chain.sql': '70f0d3e05a3e379dae590cd35a2ac773ace644778f4638986c9591ec354eb09b',
  '0139_new_devices.sql': '43b1e2bb6f05333eb04bc739f1230f894c06eb4f22cbd990199aec22e314e550',
  '0136_owners_of_phones.sql': '523cb5ab6d85075207711186dcbcb3621daf3d722d17af6bb45c8ad3bdefa73f',
  '0140_step_up.sql': 'dd3c1b61d0ff95f2046068631bc6b57ccf70bb4a7a586ffe755ce949a04df5c6',
  '0141_second_factor.sql': 'd447bf856614fec96dc50c510694eca3a03a60f13f94b740024803bb2414e12c',
  '0142_consent_proof.sql': '6dac95b7c3b71f8c88c93df1364a4caa08354a6f725373ecb19c8f61654bc73b',
  '0145_browsers_of_sessions.sql': 'd46d28335111bc418da813692e3af1c03ded14dd3b7b405006b67e2484b23c20',
  '0149_request_networks.sql': '177e941fd2f7ddc22588ac1e6ddab172baf270f5f4def72cf6424ee1b7f7c1a0',
  '0135_unproved_bookings.sql': '3adda52e3e1b336c86c1e9b7a89336ed2ceda375fe417b63536e755cfa3148bb',
  '0152_phones_of_nobody.sql': '3e4b2fb274c8e6713a1ff17e60bb8453c3831d2e80658d30643f455be5797011',
  '0153_notify_page_changes.sql': 'f4e5e325ac62a3f2c5f7f745bad8bbc5e45b686be784c9aff4997c1c17002ada',
  '0154_backup_runs.sql': '1eb3bd947bcf990b0c85d28bc87a500959ebcde2fcc4279436352a38f003dbb4',
  '0170_file_store_marks.sql': '8f91b6234013fb3c03f66dd912d11cedde77c15d1e5c28922075c3dc18fb5c25',
  '0147_damage_numbers.sql': 'cd848c10c602863693e03a9a906fcdf8398b86c62d793887c74977895844437f',
}

/** Takes back what migrations after the baseline did: a database from before it has none of them. */
const UNDO: Record<string, string> = {
  '0113_photos.sql': 'drop table photo_variants, photos; drop function note_photo_change',
  '0115_waitlist.sql': `drop table waitlist_opt_outs, waitlist_consents, waitlist_entries;
    update settings set data = data - 'waitlist'`,
  '0117_booking_scans.sql': `drop table booking_uploads; alter table files drop column booking_id cascade,
    drop column by_guest cascade`,
  '0118_hand_over_photos.sql': `alter table files drop column digest;
    update settings set data = data - 'handOverPhotos'`,
  '0119_privacy_policy_version.sql': `update settings set data = jsonb_set(data, '{documentVersions,privacy_policy}',
    (data #> '{documentVersions,privacy_policy}') - '2026-11-24')`,
  '0129_standard_documents.sql': `update settings set data = jsonb_set(data, '{rules,standardDocsDays}', '3')`,
  '0123_code_letters_and_voucher_keys.sql': 'drop table voucher_keys; alter table codes drop column channel cascade',
  '0122_meetings.sql': `alter table places drop column arrival, drop column needs_address;
    alter table bookings drop column meeting; update settings set data = data - 'chineseClerk'`,
  '0121_accepted_payments.sql': `update settings set data = data - 'payments' - 'exchangeRates' - 'nightFeeOnDelay'
    || '{"depositCards": ["mir", "visa", "mastercard", "amex"]}'`,
  '0128_help_for_foreign_drivers.sql': `update settings set data = (data - 'translationHelp') #- '{messengers,wechatCode}'`,
  '0124_consents_by_purpose.sql': `update settings set data = jsonb_set(data, '{documentVersions}',
    (select jsonb_object_agg(key, value - '2026-11-25') from jsonb_each(data -> 'documentVersions')
      where key not in ('driver_data_agreement', 'marketing_agreement', 'analytics_agreement')))`,
  '0127_postal_address.sql': `update settings set data = data - 'postalAddress'`,
  '0130_extensions.sql': `drop table extension_requests;
    update settings set data = data - 'maxExtensionRequests'`,
  '0125_returns.sql': `alter table places drop column fuel;
    update settings set data = data - 'returnReminderHours'`,
  '0126_cash_deposit.sql': `drop index deposit_holds_one_of_cash;
    alter table deposit_holds drop constraint deposit_holds_cash_has_no_card;
    update settings set data = data #- '{documents,EAEU}'`,
  '0131_offer_with_cash.sql': `update settings set data = jsonb_set(data, '{documentVersions}', data -> 'documentVersions'
    || (select jsonb_object_agg(document, (data -> 'documentVersions' -> document) - '2026-11-28')
        from unnest(array['public_offer', 'rentalterms']) as document))`,
  '0132_mir_abroad.sql': `update settings set data = data #- '{payments,accepted,mirAbroad}'`,
  '0133_policy_and_odometers.sql': `update settings set data = jsonb_set(data, '{documentVersions}',
    data -> 'documentVersions' || (select jsonb_object_agg(document, (data -> 'documentVersions' -> document) - '2026-11-28')
        from unnest(array['privacy_policy', 'driver_data_agreement']) as document));
    drop trigger cars_odometer_page on cars; drop function note_odometer_change;
    drop trigger cars_pages on cars; drop trigger cars_page on cars;
    create trigger cars_pages after insert or update or delete on cars for each row execute function note_plate_change();
    create trigger cars_page after insert or update or delete or truncate on cars
      for each statement execute function note_page_change('cars')`,
  '0134_letters_of_a_day.sql': `alter table outbox drop column address_hash;
    update settings set data = data - 'maxBookingLettersPerDay'`,
  '0137_sms_budget.sql': `drop table sms_sends;
    alter table outbox drop column network, drop column withheld;
    alter table codes drop constraint letter_proves_no_phone;
    alter table codes add constraint letter_proves_no_phone
      check (channel = 'sms' or purpose in ('renew_password', 'email'));
    update settings set data = data - 'sms'`,
  '0138_operators_and_chain.sql': `drop table operators; drop trigger operator_acts_chain on operator_acts;
    drop function chain_operator_act; drop function operator_act_hash; drop table operator_acts_end;
    alter table operator_acts drop column seq, drop column hash`,
  '0139_new_devices.sql': `alter table sessions drop column network;
    update settings set data = data #- '{signIn,newDeviceMessagesPerDay}'`,
  '0136_owners_of_phones.sql': `alter table callbacks drop column signed_in; alter table messages drop column signed_in;
    alter table long_term_requests drop column signed_in; alter table transfer_orders drop column signed_in;
    alter table partner_requests drop column signed_in; alter table clients drop column not_mine_at,
      drop column name_unproved;
    drop index callbacks_by_phone, messages_by_phone, long_term_requests_by_phone, transfer_orders_by_phone,
      transfer_orders_by_age;
    update settings set data = data - 'maxUnprovedRequestsPerHour' - 'notMineDays'`,
  '0140_step_up.sql': `alter table sessions drop column proved_by cascade;
    update settings set data = data - 'stepUp'`,
  '0141_second_factor.sql': 'drop table recovery_codes; drop table second_factors',
  '0142_consent_proof.sql': [
    ...['consents', 'client_consents', 'driver_consents', 'marketing_consents', 'message_consents'],
    ...['partner_request_consents', 'long_term_request_consents', 'transfer_order_consents', 'payment_consents'],
    'waitlist_consents',
  ]
    .map((table) => `alter table ${table} drop column text_hash, drop column browser, drop column form`)
    .join(';'),
  '0145_browsers_of_sessions.sql': `alter table sessions drop column browser_id, alter column device_hash set not null,
    drop constraint sessions_forgotten_once_ended`,
  '0149_request_networks.sql': 'drop table request_networks',
  '0135_unproved_bookings.sql': `alter table bookings drop column unproved_network, drop column unproved_at cascade,
      drop column proved_by;
    alter table codes drop constraint codes_purpose_check, add constraint codes_purpose_check
      check (purpose in ('registration', 'renew_password', 'step_up', 'phone_old', 'phone_new', 'email'));
    update settings set data = data - 'maxUnprovedPerNetwork' - 'maxUnprovedPerNetworkDay' - 'maxUnprovedPerHour'
      - 'maxUnprovedModelPercent'`,
  '0170_file_store_marks.sql': 'drop table file_store_marks',
  '0152_phones_of_nobody.sql': `create or replace function refuse_clients_phone() returns trigger language plpgsql as $$
    begin
      if exists (select from clients where phone = '+' || regexp_replace(new.phone, '[^0-9]', '', 'g')) then
        raise exception 'the phone is a client''s'
          using errcode = 'unique_violation', constraint = 'drivers_phone_not_clients';
      end if;
      return new;
    end $$;
    drop function is_known_client`,
  '0153_notify_page_changes.sql': `create or replace function note_page_changes(tags text[]) returns void
    language plpgsql as $$ begin
      perform pg_advisory_xact_lock(50412015);
      insert into page_changes (tag) select unnest(tags);
    end $$`,
  '0154_backup_runs.sql': 'drop table backup_runs',
  '0147_damage_numbers.sql': `alter table damages drop column position, alter column id drop default;
    alter table damages alter column id add generated always as identity; drop function draw_damage_number`,
}

describe('migrations', () => {
  it('are the released ones, unchanged, with unique numbers in order', async () => {
    const migrations = await readMigrations()
    expect(Object.fromEntries(migrations.map(({ name, sha256 }) => [name, sha256]))).toEqual(RELEASED)
    const numbers = migrations.map(({ name }) => Number(name.slice(0, 4)))
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  })

  it('run once: again they change nothing', async () => {
    const database = await openTestDatabase()
    const applied = async () => (await database.db.execute(sql`select * from migrations order by name`)).rows
    const before = await applied()
    await Promise.all([migrate(database.url), migrate(database.url)])
    expect(await applied()).toEqual(before)
    await database.close()
  })

  it('refuse to start over a file that was changed after it was applied', async () => {
    const database = await openTestDatabase()
    const [first, ...rest] = await readMigrations()
    if (!first) throw new Error('no migrations')
    const changed = migrate(database.url, [{ ...first, sha256: 'changed' }, ...rest])
    await expect(changed).rejects.toThrow(`${first.name} was changed`)
    await database.close()
  })

  it('leave nothing behind when one fails', async () => {
    const database = await openTestDatabase()
    const broken = { name: '9999_broken.sql', sha256: 'x', sql: 'create table half (id int); select no_such_column' }
    await expect(migrate(database.url, [broken])).rejects.toThrow('no_such_column')
    const { rows } = await database.db.execute(sql`select to_regclass('half') as half`)
    expect(rows).toEqual([{ half: null }])
    await database.close()
  })
})

const WAITING = `select from pg_locks where not granted and relation = 'busy'::regclass
  and database = (select oid from pg_database where datname = current_database())`

describe('a migration that waits for a table', () => {
  it('lets those who read it through, and comes to its end', { tags: '@wide' }, async () => {
    const database = await openTestDatabase()
    await database.db.$client.query('create table busy (id int)')
    const reader = await database.db.$client.connect()
    await reader.query('begin; select * from busy')
    const waiting = migrate(database.url, [{ name: '9999_wide.sql', sha256: 'x', sql: 'alter table busy add n int' }])
    await expect.poll(async () => (await database.db.$client.query(WAITING)).rowCount).toBe(1)
    await database.db.$client.query('select * from busy')
    await reader.query('commit')
    reader.release()
    await waiting
    expect((await database.db.$client.query('select n from busy')).rowCount).toBe(0)
    await database.close()
  })
})

describe('a database with the migrations from before the baseline', () => {
  const baseline = Object.keys(RELEASED)

  /** With the baseline's tables, which are equal, and this list of what was applied. */
  async function openEarlier(applied: Record<string, string>): Promise<TestDatabase> {
    const database = await openTestDatabase('sun_seeded')
    for (const undo of Object.values(UNDO).reverse()) await database.db.$client.query(undo)
    await database.db.execute(sql`delete from migrations`)
    for (const [name, sha256] of Object.entries(applied))
      await database.db.execute(sql`insert into migrations (name, sha256) values (${name}, ${sha256})`)
    return database
  }
  const listOf = async ({ db }: TestDatabase) => {
    const { rows } = await db.execute<{ name: string; sha256: string }>(sql`select name, sha256 from migrations`)
    return Object.fromEntries(rows.map(({ name, sha256 }) => [name, sha256]))
  }

  it('is recognised by two providers at once, and keeps its rows', async () => {
    const database = await openEarlier(EARLIER_MIGRATIONS)
    const before = await count(database, 'bookings')
    await Promise.all([migrate(database.url), migrate(database.url)])
    expect(await listOf(database)).toEqual(RELEASED)
    expect(await count(database, 'bookings')).toBe(before)
    await database.close()
  })

  it('keeps the numbers of its damages, which stand in letters, and draws those of new ones', async () => {
    const database = await openEarlier(EARLIER_MIGRATIONS)
    const listed = async () =>
      (await database.db.execute<{ id: string }>(sql`select id from damages order by id`)).rows.map(({ id }) => id)
    const before = await listed()
    await migrate(database.url)
    expect(await listed()).toEqual(before)
    const { rows } = await database.db.execute<{ isDrawn: boolean; isLast: boolean }>(sql`
      with added as (
        insert into damages (station, client_id, car_id, damage, date, cost_kop, status)
        select station, client_id, car_id, damage, date, 100000, 'open' from damages limit 1 returning id, position)
      select added.id between 1000000 and 9999999 as "isDrawn",
        added.position > (select max(position) from damages) as "isLast" from added`)
    expect(rows).toEqual([{ isDrawn: true, isLast: true }])
    await database.close()
  })

  it.each([
    ['0046_payment_limits.sql was never applied', { '0046_payment_limits.sql': null }],
    ['0013_auth.sql was changed after it had been applied', { '0013_auth.sql': 'changed' }],
    ['0047_other.sql is unknown here', { '0047_other.sql': 'other' }],
  ])('is refused and stays as it was when %s', async (problem, changes: Record<string, string | null>) => {
    const changed = Object.entries({ ...EARLIER_MIGRATIONS, ...changes })
    const applied = Object.fromEntries(changed.filter((entry): entry is [string, string] => entry[1] !== null))
    const database = await openEarlier(applied)
    await expect(migrate(database.url)).rejects.toThrow(
      `Migration ${problem}: this database was made by another version`,
    )
    expect(await listOf(database)).toEqual(applied)
    await database.close()
  })

  it('shares no name with the baseline', () => {
    expect(baseline.slice(0, BASELINE.length)).toEqual(BASELINE)
    expect(Object.keys(EARLIER_MIGRATIONS).filter((name) => baseline.includes(name))).toEqual([])
  })
})
