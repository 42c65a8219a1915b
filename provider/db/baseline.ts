/**
 * Names and SHA-256 of the 42 migrations that the baseline replaced, in their order. Databases and backups of that version
 * still name them (docs/decisions/0061).
 */
export const EARLIER_MIGRATIONS: Readonly<Record<string, string>> = {
  '0001_fleet.sql': '53604e76846a846c2a38f2166142bf148287cc11cd1879ca9bd0e1dfe3bc5ab1',
  '0002_bookings.sql': '1d3d840dffbed48e2a256d86f488200bae71452d990997eeb3b4809d6b7ca77f',
  '0003_booking_guards.sql': 'f9e2405b790cf107f0604c80250441106b597d6c77e319c81729c8aeb14c3506',
  '0004_options_and_promo.sql': 'eea3c0dab9810cdd66c0bcdc622e31b6f7890d84643469147cc02f21320da9a0',
  '0005_booking_changes.sql': '78097f6ed4c55d4bc5aefa593b30172c4f127175f8fda6f83769ee7bb114a29a',
  '0006_content.sql': 'f29a9ff3aafacf531d7bb3e3bd7f062a3b359c358f0619edac063180de087794',
  '0007_messages.sql': '5cdc5e4ee2806c62ed388f7b9be9b69b37355cb59206e91eba58bcf7ef50f800',
  '0008_services.sql': 'ed3b1ebd7b4a3e5eb3a281557733efc262ca093c6244024e94924e34daecd4aa',
  '0009_tracking.sql': 'cca9da51f5e038b81660a08a97f46deca1222060a9929e712f4eb7e11e734613',
  '0010_chauffeurs.sql': '96c1edf937d0f39957fa7479f4df8320a3735ba6dff540e9b816ff278cc9fd31',
  '0011_legal_address.sql': 'b310de9c1b21eadad296879445f1949843b074a432137e4cd06247ce8d67cb1d',
  '0012_unpaid_networks.sql': 'd021bf9a0ae6d52e9f8f72b5580e011e1c1965c50c79122932413260356f5d41',
  '0013_auth.sql': '76ebb770a88b8133553d77e21f8005c96d6d07b464c464396c2b8186a9dc55d8',
  '0014_account.sql': '3152d6e34c9f82acaec8079e810e1e02bfc73c304e76ba433d87640d48c8293e',
  '0015_page_changes.sql': '262ef1355e93b523d5b4985247a33fecf518a7710201620fd89a76b1779b8a37',
  '0016_miles.sql': '876c4d40c2cfdef57761e86424b770f0795e4a52c4b4520794aa73c21f2fffc0',
  '0017_trips.sql': 'de8e3571ceafe0e2c806f975b16f1e828fb99fdfb6973c3639dcc93082eef13a',
  '0018_files.sql': '94db0d2b027783b0bed269f1dbe26c028431d5b37e07da0b4dd7c5515ec36df2',
  '0019_settings.sql': '825af5b8bd327da1cf17238d16c6816e4ace73ef43b1277402ff68930d26c3e4',
  '0020_disputes.sql': '7a9d9790818cb99b952ea7bf0e954f9aff266929cc69cdb248433d5b2394257f',
  '0021_proofs_and_indexes.sql': '4eebe9096a36b5cc91c08fbd31d795224a7070d94e30f9d813e4f635dafc1a7e',
  '0022_evidence.sql': 'a521fa44e51e7d5c479a914cbc1ea3eb94945d0384ec9c9a72f5939d8321c811',
  '0023_file_uploads.sql': 'c69825befce6a4b78703a972c4e9cb64bc5e0eac960c5ffbd2607ae2a685f240',
  '0024_payments.sql': '3e59128e2512c96861f15cfd6b6a6130ee4fd0635f022d79e0e7ec3e1d97a452',
  '0025_offer_discount.sql': 'e789f771b12469428415ccd8c0a7af9560a9529d22d22eab6c838fe951c691d8',
  '0026_papers.sql': '766419a37b8b3b2e30a7684524cb24a8ac21dadad9734776858ea0c32f16db5c',
  '0027_deposits.sql': 'df2caab474cf6bf16e803f3b7ea212e52b2a98e7fa8d4a7a4cf5fad6d6a8090b',
  '0028_long_term_requests.sql': '396efc0ed78ed9aabab7d3bdd428c162246c460582f686e796281b8d879f699e',
  '0029_transfer_orders.sql': '0ce1f5ea94d218dd66750c77c8d92a3279c8d457551defa4a08f05e238c3a857',
  '0030_booking_sms.sql': '66d260c4dd67f51e935251f8b1a7283dd12f230f492d697b027a4f0e39db2e36',
  '0031_hand_overs.sql': 'acc3bcabb0ee5de3d5bd8666a574de7904e5adcbb4477febf3f99a1d44846d68',
  '0032_answered.sql': 'db6fcd57d1f6f83fc6b824ebb8b8468f95f9f939493a029fb47e1c121cda385c',
  '0033_branch_decides.sql': '05352f32eb8c61605f70e5e8021eaa826d06b49f7f26be5819d8287eb12ab01f',
  '0034_event_kind.sql': '45fb1ead89d7bb0afa5d976159dc1c0603b71231ca47d0bf4cc8c7e03f54b7fa',
  '0035_referrals.sql': '54b8ad910fc6a32b6dd1a114df7792f2f93f740c7f391f8e1f216cebfd98b638',
  '0036_terms_and_refunds.sql': '6bbc1c9bbb0548a1eac649c4b14c01019a724e1926dcd1583d52d8776590805e',
  '0038_sent_hash.sql': '2dda7e497fb79c8bd5250f8a3f43bc9fcdf331ad82ffd316b7968d0a84e8b942',
  '0039_wide_networks.sql': '82331f0bb76fede65eb414c1763870b65bb5f65e1dc47f2c3012935ff489958d',
  '0040_told_debts_and_places.sql': '42c34a606cb22bb5fe843d9996fe56d813de2b06f562bbbe62cc6b8cf9b8d470',
  '0041_kept_attachments.sql': '678e77442808d63f38f7d141a454fa4f52cd5d45af1783386da443ff8cd5365e',
  '0042_price_of_one_day.sql': '7f7a78a8e0d2bab43271fe5a1df11f897dc2880dacc6a4fc9ed760588ab89ee6',
  '0046_payment_limits.sql': 'a787a1cf2f9b2624a2f19ab5ae4366cde7ad0420f4f056f6478ad1102354f069',
}

/** The migrations that make the same schema as the earlier ones. */
export const BASELINE: readonly string[] = [
  '0101_fleet.sql',
  '0102_clients_and_sessions.sql',
  '0103_bookings.sql',
  '0104_options_and_promo.sql',
  '0105_content.sql',
  '0106_requests.sql',
  '0107_transfers.sql',
  '0108_miles.sql',
  '0109_files_and_debts.sql',
  '0110_payments.sql',
  '0111_outbox.sql',
  '0112_audit_and_reference.sql',
]

type Applied = { name: string; sha256: string }
export type Difference = { name: string; problem: 'missing' | 'changed' | 'unknown' }

/** Returns whether a database was made by migrations from before the baseline, by all of them or by some. */
export function isEarlier(applied: readonly Applied[]): boolean {
  return applied.some(({ name }) => name in EARLIER_MIGRATIONS)
}

/** Returns the first migration in which a database differs from the earlier schema that the baseline equals, or null. */
export function findDifference(applied: readonly Applied[]): Difference | null {
  const appliedHashes = new Map(applied.map(({ name, sha256 }) => [name, sha256]))
  for (const [name, sha256] of Object.entries(EARLIER_MIGRATIONS)) {
    const actual = appliedHashes.get(name)
    if (actual !== sha256) return { name, problem: actual === undefined ? 'missing' : 'changed' }
  }
  const unknown = applied.find(({ name }) => !(name in EARLIER_MIGRATIONS))
  return unknown ? { name: unknown.name, problem: 'unknown' } : null
}

/** Returns the baseline for exactly the earlier migrations, which made the same schema; other names as they are. */
export function withBaseline(names: readonly string[]): readonly string[] {
  return JSON.stringify(names) === JSON.stringify(Object.keys(EARLIER_MIGRATIONS)) ? BASELINE : names
}

/** Returns whether a list of migrations begins with these names. */
export function isBeginning(names: readonly string[], all: readonly string[]): boolean {
  return names.every((name, index) => all[index] === name)
}
