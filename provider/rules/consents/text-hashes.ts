import type { Consent } from '@/provider/contract/bookings'

/**
 * SHA-256 of each published text: of its files in `documents/`, Russian, English, Chinese, each after its language. A text
 * that somebody has agreed to is never changed: a test compares these with the files. A new version gets a line of its own.
 */
const TEXT_HASHES: Record<string, Record<string, string>> = {
  analytics_agreement: {
    '2026-11-25': 'b7f02c171bfeca92c3e40b4b17946e0882d9fd194d043d5436fd8add4663a378',
  },
  driver_data_agreement: {
    '2026-11-25': 'b83c654bc0c713e950f802e78f3eb00193f0e1e0268b0b12dbc7cd71b505fcfa',
    '2026-11-28': '1ae32898ab67f19c745878688170e5242ce94e7630d88c6ee0218ae004f99236',
  },
  marketing_agreement: {
    '2026-11-25': '98dc19f5205d0fdda71d60165f6aea009302361a07966bf3b22074acf5d2ff5d',
  },
  personal_data_agreement: {
    '2026-03-01': '94d8c598fd01b9263d6fc4dca11900fbbdbf73e82e8e077f1f99989b8aa997bb',
    '2026-11-01': '2279944650f67325071dc3674c8e2e9907d24bcff7b075dd97c181ba0cc39cd8',
    '2026-11-25': '0022cf752d2721ef62d2739b50cb1b179c879b8c7406b8a877ad13293a231879',
  },
  privacy_policy: {
    '2026-03-01': 'b7b6f9c4fdeeedebcb3a94b4b09de4ba7a74056fbe7a863d40468e54a0d46cac',
    '2026-11-01': '2f73b655606ff64000cf846cb6a5e61dd231431ea95efe9e6c9d0c741d18c392',
    '2026-11-24': 'f77a890ad113c3a59e91da02f5e265351dc15f9225b634c8a1a25526702a676a',
    '2026-11-25': '7079d80bdd7405348b6e27eaa1d3539f1d40b348be7f83411cf94d1315f2c3d0',
    '2026-11-28': 'fcf029ed3f56fd4f8b65b18777745b4130a5820fa191acfebe072a85009b891b',
  },
  public_offer: {
    '2026-03-01': '3143e84d337c63a6aa06cde36c6f309026a239c75bc952fb265bf7225a35ffed',
    '2026-11-01': '606b6652f82658f0c3ba96c4138dcde90d60d83b2fc0579728b14f6c94647300',
    '2026-11-25': '2a040a72adc5e5e42e20b3cc866c4dfd62c351a89845ceb3daec943688b4878c',
    '2026-11-28': '294ec980e6dc3130819e0b59644a757a81502222dd8ef332c50ae46112fd45d7',
  },
  rentalterms: {
    '2026-03-01': '5f1f3b8f3fa645221d0f1371929e85564d438ed13c86f71559755b84b42b0535',
    '2026-11-01': 'c8f403b4bd291dde996edb453b345d31cdb04d4d580db8c89872c1e1fe4f02b4',
    '2026-11-25': '5a5a4506a066184985b2cdcf27b5688925bf54bdb1f4efb2fe6829196c35915e',
    '2026-11-28': '7c0dfaf5ce70e4eb3f031d07773675026ea071c33f1f200216791dc789aa037c',
  },
}

/** Documents that can be agreed to; advertising has its own. */
export type AgreedDocument = Consent['document'] | 'marketing_agreement'

/** Returns the hash of a version of a text; null: this release has no such text. */
export function textHashOf(document: AgreedDocument, version: string): string | null {
  return TEXT_HASHES[document]?.[version] ?? null
}
