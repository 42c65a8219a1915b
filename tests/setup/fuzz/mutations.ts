import fc from 'fast-check'
import { HOSTILE_STRINGS } from './hostile-strings'

/** One change of a valid request. Numbers choose among what the request has: any number chooses something. */
export type Mutation =
  /** Another JSON value, as its text: `1e400` and `-0` are no values of JavaScript's own. */
  | { kind: 'value'; at: number; json: string }
  /** A value at or beyond a bound that the door's schema names. */
  | { kind: 'bound'; at: number; which: number }
  /** What the schema has and the body lacks: a property, a value of a list, another branch. */
  | { kind: 'fill'; at: number; which: number }
  | { kind: 'drop'; at: number }
  | { kind: 'extra'; at: number; name: string; json: string }
  | { kind: 'wrap'; at: number }
  | { kind: 'deep'; at: number; depth: number; isList: boolean }
  | { kind: 'twice'; at: number; json: string }
  | { kind: 'text'; how: (typeof TEXT_FAULTS)[number]; at: number }
  | { kind: 'header'; name: string; value: string }
  | { kind: 'no header'; at: number }
  | { kind: 'segment'; at: number; text: string }
  | { kind: 'path'; how: (typeof PATH_FAULTS)[number] }
  | { kind: 'query'; at: number; text: string; isTwice: boolean }
  | { kind: 'query bound'; at: number; which: number }
  | { kind: 'no query' }
  | { kind: 'method'; method: string }

export const TEXT_FAULTS = [
  ...(['cut', 'comma', 'quote', 'bom', 'utf16', 'latin1', 'bytes', 'empty', 'nan', 'trailing', 'twice'] as const),
  ...(['spaces', 'single quotes', 'comment', 'control', '64 KB', '70 KB', 'scalar'] as const),
] as const

export const PATH_FAULTS = [
  ...([
    'double slash',
    'slash',
    'dots',
    'encoded dots',
    'encoded slash',
    'dot json',
    'upper',
    'encoded letter',
  ] as const),
  ...([
    'semicolon',
    'nul',
    'broken percent',
    'overlong',
    'backslash',
    'hash',
    'tab',
    'long',
    'rsc',
    'absolute',
  ] as const),
] as const

const JSON_TEXTS = [
  ...['null', 'true', 'false', '""', '" "', '[]', '{}', '[null]', '[[]]', '{"a":1}', '[""]', '0', '-0', '-1', '1'],
  ...['0.1', '1e400', '-1e400', '1e-400', '2147483648', '-2147483649', '9007199254740993', '9223372036854775808'],
  ...[
    '123456789012345678901234567890',
    '1e21',
    '"NaN"',
    '"Infinity"',
    '"-Infinity"',
    '"-0"',
    '"0x10"',
    '"1e3"',
    '"1,5"',
  ],
  ...['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff"', '"\\ud83d\\ude00"', '"\\u202e"', '"\\u2028"', '"\\r\\n"'],
  ...['"2026-02-30"', '"2026-12-05-25-00"', '"9999-12-31"', '"0000-00-00"', '"-0001-01-01"', '"2026-12-05T12:00:00Z"'],
  ...['"2026-12-31-23-59"', '"2027-02-29-10-00"', '"275760-09-13"', '"24:00"', '"23:59:60"', '"\\ufeff"', '"ß"', '"İ"'],
  ...[
    '"__proto__"',
    '"constructor"',
    '"toString"',
    '"hasOwnProperty"',
    '"undefined"',
    '"null"',
    '"true"',
    '"[object Object]"',
  ],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '{"toString":1}', '{"length":1e9}', '{"toJSON":1}'],
  ...['"+79990000101"', '"+7999"', '"anna@clients.example"', '"00000000-0000-0000-0000-000000000000"', '"1234567"'],
]

const SHORT_STRINGS = Object.values(HOSTILE_STRINGS).filter((text) => text.length < 1_000)

/** Any text: characters of every plane, halves of characters, controls, and what an attacker types. */
const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(HOSTILE_STRINGS)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.nat({ max: 6_000 }).map((length) => 'я'.repeat(length)),
)

const anyJson = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...JSON_TEXTS) },
  { weight: 3, arbitrary: anyText.map((text) => JSON.stringify(text)) },
  fc.maxSafeInteger().map(String),
  fc.double().map((value) => (Number.isFinite(value) ? (Object.is(value, -0) ? '-0' : String(value)) : '1e999')),
  fc.json({ maxDepth: 3 }),
)

const anyName = fc.oneof(
  fc.constantFrom(
    ...['isAdmin', 'id', 'status', 'client_id', 'clientId', 'price', 'totalKop', 'approved', 'bonus_miles', 'station'],
    ...[
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'hasOwnProperty',
      '',
      ' ',
      'a.b',
      'a/b',
      '0',
      'length',
      '$ref',
    ],
  ),
  fc.constantFrom(...SHORT_STRINGS),
)

const HEADER_NAMES = [
  ...['accept-language', 'accept', 'accept-encoding', 'authorization', 'cookie', 'content-type', 'content-encoding'],
  ...['content-language', 'range', 'if-none-match', 'if-modified-since', 'if-match', 'origin', 'referer', 'user-agent'],
  ...['sec-fetch-site', 'sec-fetch-mode', 'x-client-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
  ...[
    'forwarded',
    'x-consents',
    'idempotency-key',
    'x-booking-key',
    'x-voucher-key',
    'x-session',
    'x-app-token',
    'x-visitor',
  ],
  ...['x-device', 'x-sp-id', 'x-ubtcid', 'x-ym-uid', 'x-referer', 'x-request-hash', 'x-request-id', 'x-return-to'],
  ...[
    'x-http-method-override',
    'x-original-url',
    'x-middleware-subrequest',
    'rsc',
    'next-action',
    'purpose',
    'via',
    'te',
  ],
]
const LANGUAGES = [
  '*',
  'ru',
  'en;q=0.5,ru;q=x',
  'zh-Hans-CN',
  'xx-'.repeat(200),
  'ru\u0000',
  'en-',
  ';q=',
  'ru_RU',
  ',,,',
]
const TYPES = [
  ...[
    'text/plain',
    'application/json',
    'application/json; charset=utf-7',
    'application/json;charset=utf-16',
    'text/json',
  ],
  ...[
    'application/JSON',
    'application/json;',
    'application/json; boundary=',
    'application/jsonx',
    'application/x+json',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'image/jpeg',
    '*/*',
  ],
  ...['application/octet-stream', ';', '/', '', 'application/json, text/plain', 'application /json', 'a'.repeat(5_000)],
]
const HEADER_TEXTS = [
  ...[
    '',
    ' ',
    ',',
    ';',
    '=',
    '"',
    '\\',
    '\t',
    '-1',
    '0',
    '1e9',
    'null',
    'undefined',
    '[object Object]',
    'bytes=0-0',
    'bytes=-1',
  ],
  ...[
    'bytes=9-1',
    `bytes=${'0-1,'.repeat(500)}`,
    'gzip',
    'br',
    'deflate, gzip',
    'identity',
    'W/"x"',
    '*',
    'close',
    'chunked',
  ],
  ...[
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '1.2.3.4, 5.6.7.8',
    '999.1.1.1',
    'fe80::1%eth0',
    'localhost',
    'evil.example',
  ],
  ...['https://evil.example', 'null', 'http://localhost:3000@evil.example', 'same-origin', 'cross-site', 'none'],
  ...[
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${'t'.repeat(43)}`,
    'Basic YTpi',
    'Bearer a b',
    'bearer token-of-the-tests',
  ],
  ...[
    'sid=',
    `sid=${'s'.repeat(43)}`,
    'sid=%00; sid=x',
    '__Host-sid=1',
    'a=b; a=c',
    '=x',
    'a',
    'booking_1234567=x',
    '%',
  ],
  ...['privacy_policy@2026-11-01', 'privacy_policy@9999-99-99', 'x@y,'.repeat(300), 'privacy_policy@2026-02-30', '@'],
  ...[
    'k'.repeat(15),
    'k'.repeat(16),
    'k'.repeat(200),
    'k'.repeat(9_000),
    '../..//etc',
    '%00',
    '%',
    'caf\u00e9',
    '\u00ff',
  ],
]

const header = fc.oneof(
  fc.record({ name: fc.constantFrom(...HEADER_NAMES), value: fc.constantFrom(...HEADER_TEXTS) }),
  fc.record({ name: fc.constant('accept-language'), value: fc.constantFrom(...LANGUAGES) }),
  fc.record({ name: fc.constant('content-type'), value: fc.constantFrom(...TYPES) }),
  fc.record({ name: fc.constantFrom(...HEADER_NAMES), value: anyText.map(asHeader) }),
)

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']

const SEGMENTS = [
  ...[
    '0',
    '-1',
    '1',
    '00',
    '1.0',
    '1e3',
    '0x1',
    '2147483648',
    '9223372036854775808',
    '99999999999999999999',
    'NaN',
    'null',
  ],
  ...[
    'undefined',
    '%00',
    'a%00b',
    '%0d%0a',
    '%2e%2e',
    '%2e',
    '..',
    '%2f',
    '%252f',
    '%5c',
    '%ff',
    '%c0%af',
    '%ed%a0%80',
    '%zz',
  ],
  ...[
    '%f0%9f%98%80',
    '%e2%80%ae',
    '__proto__',
    'constructor',
    '*',
    '+',
    ' ',
    '~',
    "'",
    '"',
    '<b>',
    '%3Cscript%3E',
    '1;drop',
    '1,2',
  ],
  ...[
    'a'.repeat(200),
    'a'.repeat(5_000),
    '00000000-0000-0000-0000-000000000000',
    '0000000',
    '9999999',
    'moscow',
    'toString',
  ],
]

const at = fc.nat({ max: 1_000 })
const which = fc.nat({ max: 20 })

/** Mutations of any request; most are of the body, which has most of what can be wrong. */
export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('value'), at, json: anyJson }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('bound'), at, which }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('fill'), at, which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('drop'), at }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('extra'), at, name: anyName, json: anyJson }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wrap'), at }) },
  fc.record({ kind: fc.constant('deep'), at, depth: fc.nat({ max: 30_000 }), isList: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('twice'), at, json: anyJson }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('text'), how: fc.constantFrom(...TEXT_FAULTS), at }) },
  { weight: 6, arbitrary: header.map((one) => ({ kind: 'header' as const, ...one })) },
  fc.record({ kind: fc.constant('no header'), at }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('segment'),
      at,
      text: fc.oneof(fc.constantFrom(...SEGMENTS), anyText.map(asSegment)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('path'), how: fc.constantFrom(...PATH_FAULTS) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('query'),
      at,
      text: fc.oneof(fc.constantFrom(...SEGMENTS), anyText.map(asSegment)),
      isTwice: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('query bound'), at, which }) },
  fc.record({ kind: fc.constant('no query') }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('method'), method: fc.constantFrom(...METHODS) }) },
)

/** Bytes as Latin-1: Node.js refuses to send any other header. */
function asHeader(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replace(/[\r\n\0]/g, '')
}

/** Percent-encoded as bytes: halves of characters stay halves. */
function asSegment(text: string): string {
  return text.slice(0, 2_000).replace(/[^\w.~-]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const isHalf = code >= 0xd800 && code <= 0xdfff
    const bytes = isHalf ? Buffer.of(0xed, 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)) : Buffer.from(sign)
    return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  })
}
