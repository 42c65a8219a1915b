import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findPdfError } from '@/provider/modules/files/pdf-error'
import {
  ascii85,
  hexed,
  lzw,
  packedBy,
  packedPdf,
  predicted,
  runLengths,
  SCRIPT_AND_LINK,
  SILENT,
} from '@/tests/setup/packed-pdf'

const PNG_ROWS = [0, 1, 2, 3, 4]
const flate = packedBy('/FlateDecode', deflateSync)
const same = (bytes: Buffer) => bytes

const hidden: [string, Buffer][] = [
  ...[10, 11, 12, 13, 14, 15].flatMap((predictor) =>
    PNG_ROWS.map((row): [string, Buffer] => [
      `predictor ${predictor} with rows of kind ${row}`,
      packedPdf({ objects: SCRIPT_AND_LINK, pack: predicted(predictor, row) }),
    ]),
  ),
  ['predictor 2', packedPdf({ objects: SCRIPT_AND_LINK, pack: predicted(2, 0) })],
  [
    'a predictor in an array of parameters',
    packedPdf({
      objects: SCRIPT_AND_LINK,
      pack: predicted(12, 2, 5, '/Filter[/FlateDecode]/DecodeParms[<</Predictor 12/Columns 5>>]'),
    }),
  ],
  [
    'a predictor under coded names',
    packedPdf({
      objects: SCRIPT_AND_LINK,
      pack: predicted(12, 2, 5, '/F#69lter/Fl/De#63odeParms<</Pr#65dictor 12/Col#75mns 5>>'),
    }),
  ],
  [
    'a predictor whose parameters are in another object',
    packedPdf({
      objects: SCRIPT_AND_LINK,
      pack: predicted(12, 2, 5, '/Filter/FlateDecode/DecodeParms 7 0 R'),
      extra: '7 0 obj\n<</Predictor 12/Columns 5>>\nendobj\n',
    }),
  ],
  [
    'a predictor behind short names',
    packedPdf({ objects: SCRIPT_AND_LINK, pack: predicted(12, 2, 5, '/F/Fl/DP<</Predictor 12/Columns 5>>') }),
  ],
  [
    'parameters that occur twice',
    packedPdf({
      objects: SCRIPT_AND_LINK,
      pack: predicted(
        12,
        2,
        5,
        '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>/DecodeParms<</Predictor 12/Columns 5>>',
      ),
    }),
  ],
  [
    'deflate within deflate',
    packedPdf({ objects: SCRIPT_AND_LINK, pack: packedBy('[/Fl/Fl]', deflateSync, deflateSync) }),
  ],
  ['a picture’s decoder', packedPdf({ objects: SCRIPT_AND_LINK, pack: packedBy('/JBIG2Decode', same) })],
  ['another filter', packedPdf({ objects: SCRIPT_AND_LINK, pack: packedBy('/Unknown', same) })],
  ...(
    [
      ['/ASCIIHexDecode', hexed],
      ['/AHx', hexed],
      ['/ASCII85Decode', ascii85],
      ['/A85', ascii85],
      ['/A#385', ascii85],
      ['/LZWDecode', lzw],
      ['/LZW', lzw],
      ['/RunLengthDecode', runLengths],
      ['/RL', runLengths],
    ] as const
  ).flatMap(([name, way]): [string, Buffer][] => [
    [name, packedPdf({ objects: SCRIPT_AND_LINK, pack: packedBy(name, way) })],
    [
      `${name} before deflate`,
      packedPdf({ objects: SCRIPT_AND_LINK, pack: packedBy(`[${name}/FlateDecode]`, way, deflateSync) }),
    ],
    [
      `${name} behind deflate`,
      packedPdf({ objects: SCRIPT_AND_LINK, pack: packedBy(`[/FlateDecode${name}]`, deflateSync, way) }),
    ],
  ]),
  [
    'a filter in another object',
    packedPdf({
      objects: SCRIPT_AND_LINK,
      pack: packedBy('% here\n7 0 R', hexed),
      extra: '7 0 obj\n/AHx\nendobj\n',
    }),
  ],
  [
    'a comment before its dictionary',
    packedPdf({ objects: SCRIPT_AND_LINK, pack: predicted(12, 2), head: (dictionary) => `%\n${dictionary}` }),
  ],
  ['a stream that begins in the next line', packedPdf({ objects: SCRIPT_AND_LINK, pack: flate, lineEnd: ' here\n' })],
  ['a comment before its bytes', packedPdf({ objects: SCRIPT_AND_LINK, pack: flate, lineEnd: '% here\n' })],
  [
    'a dictionary of many words',
    packedPdf({
      objects: SCRIPT_AND_LINK,
      pack: flate,
      head: (dictionary) => dictionary.replace('<<', `<</X(${' '.repeat(5_000)})`),
    }),
  ],
  [
    'a dictionary that breaks the standard',
    packedPdf({ objects: SCRIPT_AND_LINK, pack: flate, head: (dictionary) => dictionary.replace('<<', '<</X what') }),
  ],
  ['coded names', packedPdf({ objects: SCRIPT_AND_LINK.map(coded), pack: predicted(15, 4) })],
]

/** Writes every letter of every name by its code. */
function coded(object: string): string {
  return object.replace(/\/(JavaScript|URI|OpenAction)/g, (_, name: string) => `/${codesOf(name)}`)
}

function codesOf(name: string): string {
  return [...name].map((letter) => `#${letter.charCodeAt(0).toString(16)}`).join('')
}

describe('a PDF whose script and link are packed', () => {
  it.each(hidden)('by %s is rejected', (_, bytes) => {
    expect(findPdfError(bytes)).toMatch(/^(active|complex|broken)$/)
  })

  it.each([
    ['deflate', flate],
    ...[2, 10, 11, 12, 13, 14, 15].map((predictor) => [`predictor ${predictor}`, predicted(predictor, 2)] as const),
  ] as const)('by %s is looked through: without them the same passes', (_, pack) => {
    expect(findPdfError(packedPdf({ objects: SCRIPT_AND_LINK, pack }))).toBe('active')
    expect(findPdfError(packedPdf({ objects: SILENT, pack }))).toBeNull()
  })

  it.each([
    '10 % obj\n0 % obj\nobj',
    '10\n0obj',
    '10 0obj',
    '10\0\t0\f\0\robj',
    '10 +0 obj',
    '10 -0 obj',
    '10 - obj',
    '10 0.0 obj',
    '10+0 obj',
    '10 0- obj',
    '10 0e0 obj',
    '10 0\x0b obj',
    '10\x0b0 obj',
    '10 0\x80obj',
    '10 0 obj\x0b',
    '10 0 obj\xff',
    '10 0 obj )',
    '10 0 ) obj',
    '10 0 %\nobj% ',
    '10 0 %\robj',
  ])('in an object that begins with %j is rejected', (begin) => {
    expect(findPdfError(packedPdf({ objects: SCRIPT_AND_LINK, pack: flate, begin }))).toBe('broken')
  })

  it.each([
    '10 0 obj',
    '0010 00000 obj',
    '99999999999999999999 0 obj',
    '+10 0 obj',
    '10.0 0 obj',
    '1e1 0 obj',
    'x10 0 obj',
  ])('in an object that begins with %j is active', (begin) => {
    for (const glued of [begin, `${begin}<</A 1>>endobj 10 0 obj`])
      expect(findPdfError(packedPdf({ objects: SCRIPT_AND_LINK, pack: flate, begin: glued }))).toBe('active')
  })

  it.each(['\x0b', ' \0\f\x0b', '% here\n\x0b', '\x80', '\xff\n', ')', ' ) ', '%\x0b\r)'])(
    'in a stream with %j between its dictionary and its keyword is rejected',
    (before) => {
      expect(findPdfError(packedPdf({ objects: SCRIPT_AND_LINK, pack: flate, before }))).toBe('broken')
    },
  )

  it.each(['\x0b\n', '\x80\n', '\0\n', '(\n', '\f'])('in a stream that begins with %j is rejected', (lineEnd) => {
    expect(findPdfError(packedPdf({ objects: SCRIPT_AND_LINK, pack: flate, lineEnd }))).toBe('broken')
  })

  it.each(['/Filter\x0b/FlateDecode', '/Filter\x80/FlateDecode', '/Filter#00/FlateDecode', '/Filter/FlateDecode\xff'])(
    'in a stream whose dictionary has %j is rejected',
    (dictionary) => {
      const pack = (plain: Buffer) => ({ entries: dictionary, bytes: deflateSync(plain) })
      expect(findPdfError(packedPdf({ objects: SCRIPT_AND_LINK, pack }))).toBe('broken')
    },
  )

  it.each([
    ['a string', (inner: string) => `7 0 obj\n(${inner})\nendobj\n`],
    ['an unclosed string', (inner: string) => `7 0 obj\n(${inner}\nendobj\n`],
    ['a comment', (inner: string) => `% ${inner.replaceAll('\n', ' ')}\n`],
    [
      'another stream',
      (inner: string) => `7 0 obj\n<</Length ${inner.length}>>\nstream\n${inner}\nendstream\nendobj\n`,
    ],
    [
      'another dictionary',
      (inner: string) => `7 0 obj\n<</Type/ObjStm/N 5/First 30/Filter/FlateDecode/X ${inner}\nendobj\n`,
    ],
  ] as const)('in an object that lies within %s is refused', (_, within) => {
    const bytes = deflateSync('4 0 <</S/JavaScript/JS(app.alert(1))>>').toString('latin1')
    for (const head of ['9 0 obj', '9 +0 obj', '9 0\x0bobj']) {
      const inner = `${head}\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>\nstream\n${bytes}\nendstream`
      expect(findPdfError(packedPdf({ objects: SILENT, pack: flate, extra: within(inner) }))).toMatch(
        /^(active|broken)$/,
      )
    }
  })

  it('and cut off by the length of its stream is active', () => {
    const objects = [SCRIPT_AND_LINK[0], '<</JS(app.alert(1))/S/JavaScriptX']
    expect(findPdfError(packedPdf({ objects, pack: flate }))).toBe('active')
  })

  it('in a later version of the document is active', () => {
    const silent = packedPdf({ objects: SILENT, pack: flate })
    const later = packedPdf({ objects: SCRIPT_AND_LINK, pack: predicted(12, 2) })
    expect(findPdfError(Buffer.concat([silent, later]))).toBe('active')
  })
})
