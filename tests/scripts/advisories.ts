/**
 * Published advisories of packages in our lock file, as of 28 November 2026: the lock must not name a version in a range.
 * `ranges`: from the first affected version to the first one that is not. The list is what we know, not what there is.
 *
 * To refresh it: `npm audit` where the registry answers it, https://github.com/advisories?query=ecosystem%3Anpm for the
 * direct dependencies, and a new date above.
 */
export const ADVISORIES: readonly { name: string; id: string; ranges: readonly (readonly [string, string])[] }[] = [
  { name: 'next', id: 'CVE-2025-29927, bypass of the middleware', ranges: [['11.1.4', '15.2.3']] },
  { name: 'next', id: 'CVE-2025-66478, execution of code', ranges: [['15.0.0', '16.0.7']] },
  { name: 'next', id: 'CVE-2026-44573 to 44581 and earlier ones of 2026', ranges: [['13.0.0', '16.2.6']] },
  { name: 'next', id: 'CVE-2026-64641, 64642, 64646, 64647, 64649', ranges: [['13.0.0', '16.2.11']] },
  { name: 'react', id: 'CVE-2026-23864, 23870, 44907', ranges: [['19.0.0', '19.2.8']] },
  { name: 'react-dom', id: 'CVE-2026-23864, 23870, 44907', ranges: [['19.0.0', '19.2.8']] },
  { name: 'next-intl', id: 'CVE-2026-40299, open redirect', ranges: [['0.0.0', '4.9.1']] },
  { name: 'fastify', id: 'CVE-2025-32442, bypass of a body’s check', ranges: [['5.0.0', '5.3.2']] },
  { name: 'fastify', id: 'CVE-2026-25223, CVE-2026-25224', ranges: [['0.0.0', '5.7.3']] },
  { name: 'fastify', id: 'CVE-2026-3635, CVE-2026-33806', ranges: [['0.0.0', '5.8.5']] },
  { name: 'fastify', id: 'CVE-2026-16732, forged X-Forwarded-*', ranges: [['0.0.0', '5.12.2']] },
  { name: '@fastify/static', id: 'CVE-2026-6410, CVE-2026-6414', ranges: [['8.0.0', '9.1.1']] },
  { name: 'fast-uri', id: 'CVE-2026-6321, CVE-2026-6322', ranges: [['0.0.0', '3.1.2']] },
  {
    name: 'fast-uri',
    id: 'CVE-2026-13676, 16221, 18446, 84394: another host than that of the browser',
    ranges: [
      ['0.0.0', '3.1.7'],
      ['4.0.0', '4.1.4'],
    ],
  },
  { name: 'find-my-way', id: 'CVE-2024-45813', ranges: [['5.5.0', '9.0.1']] },
  { name: 'ajv', id: 'CVE-2025-69873', ranges: [['0.0.0', '8.18.0']] },
  { name: 'cookie', id: 'CVE-2024-47764', ranges: [['0.0.0', '0.7.0']] },
  { name: 'drizzle-orm', id: 'CVE-2026-39356, SQL in names', ranges: [['0.0.0', '0.45.2']] },
  { name: 'nodemailer', id: 'CVE-2025-13033, another addressee', ranges: [['0.0.0', '7.0.7']] },
  { name: 'nodemailer', id: 'CVE-2025-14874', ranges: [['0.0.0', '7.0.11']] },
  { name: 'nodemailer', id: 'GHSA-c7w3-x93f-qmm8, SMTP commands', ranges: [['0.0.0', '8.0.4']] },
  { name: 'file-type', id: 'CVE-2026-31808, CVE-2026-32630', ranges: [['13.0.0', '21.3.2']] },
  { name: 'sharp', id: 'CVE-2023-4863', ranges: [['0.0.0', '0.32.6']] },
  { name: 'zod', id: 'CVE-2023-4316', ranges: [['0.0.0', '3.22.3']] },
  { name: 'nanoid', id: 'CVE-2024-55565', ranges: [['0.0.0', '3.3.8']] },
  { name: 'postcss', id: 'CVE-2023-44270', ranges: [['0.0.0', '8.4.31']] },
  { name: 'postcss', id: 'CVE-2026-41305', ranges: [['0.0.0', '8.5.10']] },
  { name: 'tough-cookie', id: 'CVE-2023-26136', ranges: [['0.0.0', '4.1.3']] },
  {
    name: 'undici',
    id: 'CVE-2026-22036, and six of March 2026',
    ranges: [['7.0.0', '7.24.0']],
  },
  { name: 'follow-redirects', id: 'CVE-2024-28849, CVE-2026-40895', ranges: [['0.0.0', '1.16.0']] },
  { name: 'form-data', id: 'CVE-2025-7783', ranges: [['0.0.0', '4.0.4']] },
  { name: 'axios', id: 'CVE-2021-3749', ranges: [['0.0.0', '0.21.2']] },
  { name: 'axios', id: 'CVE-2023-45857, CVE-2025-27152', ranges: [['0.0.0', '0.30.0']] },
  { name: 'axios', id: 'CVE-2024-39338, CVE-2025-58754', ranges: [['1.0.0', '1.12.0']] },
  { name: 'axios', id: 'CVE-2026-40175', ranges: [['1.0.0', '1.15.0']] },
  { name: 'axios', id: 'CVE-2026-44494', ranges: [['1.0.0', '1.16.0']] },
  { name: 'axios', id: 'GHSA-gcfj-64vw-6mp9', ranges: [['1.15.2', '1.18.0']] },
  { name: 'minimatch', id: 'CVE-2026-26996, 27903, 27904', ranges: [['0.0.0', '10.2.3']] },
  { name: 'brace-expansion', id: 'CVE-2025-5889, CVE-2026-33750', ranges: [['0.0.0', '5.0.5']] },
  { name: 'picomatch', id: 'CVE-2026-33671, CVE-2026-33672', ranges: [['4.0.0', '4.0.4']] },
  { name: 'semver', id: 'CVE-2022-25883', ranges: [['0.0.0', '7.5.2']] },
  { name: 'json5', id: 'CVE-2022-46175', ranges: [['0.0.0', '2.2.2']] },
  { name: 'minimist', id: 'CVE-2021-44906', ranges: [['0.0.0', '1.2.6']] },
  { name: 'yaml', id: 'CVE-2026-33532', ranges: [['2.0.0', '2.8.3']] },
  { name: 'smol-toml', id: 'GHSA-v3rj-xjv7-4jmq', ranges: [['0.0.0', '1.6.1']] },
  { name: 'ansi-regex', id: 'CVE-2021-3807', ranges: [['5.0.0', '5.0.1']] },
  { name: '@babel/runtime', id: 'CVE-2025-27789', ranges: [['0.0.0', '7.26.10']] },
  { name: 'esbuild', id: 'GHSA-67mh-4wv8-2f99', ranges: [['0.0.0', '0.25.0']] },
  { name: 'vite', id: 'CVE-2026-39363, and earlier ones', ranges: [['0.0.0', '8.0.5']] },
  { name: 'vitest', id: 'CVE-2025-24964', ranges: [['0.0.0', '3.0.5']] },
  { name: 'playwright', id: 'CVE-2025-59288', ranges: [['0.0.0', '1.55.1']] },
  {
    name: 'uuid',
    id: 'CVE-2026-41907',
    ranges: [['3.0.0', '11.1.1']],
  },
  // Versions that thieves published in September 2025 and March 2026.
  { name: 'debug', id: 'CVE-2025-59144, malware', ranges: [['4.4.2', '4.4.3']] },
  { name: 'chalk', id: 'malware of September 2025', ranges: [['5.6.1', '5.6.2']] },
  { name: 'ansi-styles', id: 'malware of September 2025', ranges: [['6.2.2', '6.2.3']] },
  { name: 'strip-ansi', id: 'malware of September 2025', ranges: [['7.1.1', '7.1.2']] },
  { name: 'supports-color', id: 'malware of September 2025', ranges: [['10.2.1', '10.2.2']] },
  { name: 'color-convert', id: 'malware of September 2025', ranges: [['3.1.1', '3.1.2']] },
  { name: 'color-name', id: 'malware of September 2025', ranges: [['2.0.1', '2.0.2']] },
  { name: 'color-string', id: 'malware of September 2025', ranges: [['2.1.1', '2.1.2']] },
  {
    name: 'axios',
    id: 'malware of March 2026',
    ranges: [
      ['0.30.4', '0.30.5'],
      ['1.14.1', '1.14.2'],
    ],
  },
]

/** Packages that stand in a range all the same, and why that hurts nobody. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  // drizzle-kit loads its configuration with it; the advisory is about a development server, which nobody starts.
  'node_modules/@esbuild-kit/core-utils/node_modules/esbuild': 'GHSA-67mh-4wv8-2f99',
  // The load generator of the measurements makes version 4 without a buffer; the advisory is about the others.
  'node_modules/uuid': 'CVE-2026-41907',
}
