// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { agreementHref, PURPOSES } from '@/lib/documents/agreements'
import type { Block, DocumentText, Inline } from '@/lib/documents/document-text'
import { fillPlaceholders } from '@/lib/documents/fill-placeholders'
import { loadDocument } from '@/lib/documents/load-document'
import { parseDocument } from '@/lib/documents/parse-document'
import { findSource, listSources } from '@/lib/documents/sources'
import { CURRENT_VERSIONS, currentVersion, listVersions } from '@/lib/documents/versions'
import { routing } from '@/lib/i18n/routing'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { Consent, DOCUMENTS } from '@/provider/contract/bookings'
import type { Settings } from '@/provider/contract/settings'
import { settings as sampleSettings } from '@/tests/setup/sample-settings'

const settings: Settings = {
  ...sampleSettings,
  address: 'Branch street, 1',
  timeNote: 'at night on request',
  documents: { RU: 'papers RU', EAEU: 'Паспорт своей страны', CN: 'papers CN', other: 'papers other' },
  address_in_contacts: 'Branch street, 1, from the yard',
  main_email: 'branch@example.com',
  company: {
    name: 'Firm *A* [b](c)',
    inn: '7700000001',
    ogrn: '1',
    legalAddress: 'Legal street, 2',
    copyrightFrom: 1996,
  },
}

const files = routing.locales.flatMap((locale) =>
  DOCUMENTS.flatMap((document) => listVersions(document).map((version) => ({ locale, document, version }))),
)

async function load(file: (typeof files)[number]): Promise<DocumentText> {
  const text = await loadDocument({ ...file, settings })
  if (!text) throw new Error(`${file.locale}/${file.document}/${file.version} is missing`)
  return text
}

describe('versions of the legal texts', () => {
  it.each(DOCUMENTS)('%s has the same versions in every language, newest first', (document) => {
    const versions = listVersions(document)
    expect(versions.length).toBeGreaterThanOrEqual(document.endsWith('_agreement') ? 1 : 2)
    expect(versions).toEqual([...versions].sort().reverse())
    for (const locale of routing.locales) expect(listSources(locale, document)).toEqual(versions)
  })

  it.each(DOCUMENTS)('a consent to %s points to its newest text and fits the contract', async (document) => {
    const version = CURRENT_VERSIONS[document]
    expect(version).toBe(currentVersion(document))
    expect(version).toBe(listVersions(document)[0])
    expect(Consent.parse({ document, version })).toEqual({ document, version })
    expect(await findSource('ru', document, version)).toContain(`version: ${version}`)
  })

  it('answers null to a version that was never published', async () => {
    expect(await loadDocument({ document: 'public_offer', version: '1999-01-01', locale: 'ru', settings })).toBeNull()
  })
})

describe('every legal text', () => {
  it.each(files)('$locale/$document/$version is filled, numbered and says what changed', async (file) => {
    const text = await load(file)
    expect(text.sections.map((section) => section.number)).toEqual(text.sections.map((_, index) => index + 1))
    expect(text.sections.length).toBeGreaterThanOrEqual(7)
    expect(new Set(text.sections.map((section) => section.id)).size).toBe(text.sections.length)
    for (const section of text.sections) expect(section.blocks.length, section.id).toBeGreaterThan(0)
    expect(JSON.stringify(text)).toContain('Firm *A* [b](c)')
    expect(text.description.length).toBeLessThanOrEqual(200)
  })

  it.each(files)('$locale/$document/$version has the sections and clauses of the Russian text', async (file) => {
    expect(outline(await load(file))).toEqual(outline(await load({ ...file, locale: 'ru' })))
  })

  it.each(files)('$locale/$document/$version types no limit of the branch', async (file) => {
    const source = await findSource(file.locale, file.document, file.version)
    const typed = source?.replace(/\{[^}]*\}/g, '').match(TYPED_LIMIT) ?? []
    // A rental day is 24 hours by definition, not by the branch's choice.
    expect(typed.filter((limit) => !/^24\s*(час|hour|小时)/.test(limit))).toEqual([])
  })

  it.each(files)('$locale/$document/$version links to pages and places that exist', async (file) => {
    const { preamble, sections } = await load(file)
    const hrefs = [...preamble, ...sections.flatMap((section) => section.blocks)].flatMap(inlines).flatMap(linked)
    const known = [
      ...Object.values(SITE_LINKS),
      ...PURPOSES.map(agreementHref),
      'tel:+74232000000',
      'mailto:branch@example.com',
    ]
    for (const href of hrefs) expect([...known, 'https://rkn.gov.ru/']).toContain(href)
  })
})

const TYPED_LIMIT =
  /(?<!\d)\d{1,3}\s*个?(?:час|мин|дн|день|сут|лет|год|hour|minute|day|year|percent|%|小时|分钟|自然日|日历日|周岁|年驾)/g

/** Section ids with the kinds and numbers of their blocks. */
function outline({ preamble, sections }: DocumentText) {
  const shape = (block: Block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.number)
  // A translation has one paragraph more before its first section: that the Russian text prevails.
  return { preamble: preamble.length > 0, sections: sections.map(({ id, blocks }) => [id, ...blocks.map(shape)]) }
}

function inlines(block: Block): Inline[] {
  return block.kind === 'list' ? block.items.flat() : block.children
}

function linked(inline: Inline): string[] {
  if (inline.kind === 'link') return [inline.href]
  return inline.kind === 'strong' ? inline.children.flatMap(linked) : []
}

describe('clauses that follow a setting', () => {
  const withCash = (depositInCash: boolean, onDelay: boolean): Settings => {
    const { rules } = settings
    return { ...settings, rules: { ...rules, depositInCash, night: { ...rules.night, onDelay } } }
  }

  it.each(routing.locales)(
    'offer and rental terms take cash and a fee for a delay as the settings do: %s',
    async (locale) => {
      const read = async (document: 'public_offer' | 'rentalterms', shown: Settings) =>
        JSON.stringify(await loadDocument({ document, version: currentVersion(document), locale, settings: shown }))
      const [on, off] = [withCash(true, true), withCash(false, false)]
      for (const document of ['public_offer', 'rentalterms'] as const) {
        const texts = [await read(document, on), await read(document, off)]
        const [taken, refused] = [on, off].map((shown) => fillPlaceholders('{clauses.depositInCash}', shown, locale))
        expect(texts.map((text) => [text.includes(taken ?? ''), text.includes(refused ?? '')])).toEqual([
          [true, false],
          [false, true],
        ])
      }
      const [due, free] = [on, off].map((shown) => fillPlaceholders('{clauses.nightFeeOnDelay}', shown, locale))
      expect(await read('rentalterms', on)).toContain(due)
      expect(await read('rentalterms', off)).toContain(free)
    },
  )
})

describe('fillPlaceholders', () => {
  const withHours = (changeHours: number) => ({ ...settings, rules: { ...settings.rules, changeHours } })

  it.each([
    [1, 'за 1 час'],
    [24, 'за 24 часа'],
    [48, 'за 48 часов'],
    [121, 'за 121 час'],
  ])('agrees a Russian noun with %i', (hours, text) => {
    expect(fillPlaceholders('за {rules.changeHours|час|часа|часов}', withHours(hours), 'ru')).toBe(nbsp(text))
  })

  it('agrees an English noun, and leaves a Chinese one alone', () => {
    expect(fillPlaceholders('{rules.changeHours|hour|hours}', withHours(1), 'en')).toBe(nbsp('1 hour'))
    expect(fillPlaceholders('{rules.changeHours|hour|hours}', withHours(2), 'en')).toBe(nbsp('2 hours'))
    expect(fillPlaceholders('{rules.changeHours} 小时', withHours(2), 'zh-CN')).toBe('2 小时')
  })

  it('shows the phone as everywhere on the site', () => {
    expect(fillPlaceholders('{main_phone}', settings, 'ru')).toBe('+7 423 200 0000')
  })

  it.each([
    ['an unknown setting', '{company.kpp}'],
    ['a name that only every object has', '{company.constructor}'],
    ['a group of settings', '{company}'],
    ['an empty setting', '{soc_vk}'],
    ['a brace left over', 'до {rules.changeHours часов'],
    ['too few forms of a noun', '{rules.changeHours|час|часа}'],
    ['a noun after a text', '{company.inn|час|часа|часов}'],
  ])('rejects %s', (_, text) => {
    expect(() => fillPlaceholders(text, settings, 'ru')).toThrow()
  })

  function nbsp(text: string): string {
    return text.replace(/(\d) /, '$1\u00a0')
  }
})

describe('parseDocument', () => {
  const parse = (markdown: string) => parseDocument(markdown, (text) => text.replace('{name}', 'A **b** <i>'))

  it('numbers clauses; a list belongs to the clause above it', () => {
    const { sections } = parse('## One {#one}\n\nFirst:\n\n- a\n- b\n\nSecond.\n\n## Two {#two}\n\nThird.')
    const numbers = sections.flatMap(({ blocks }) =>
      blocks.map((block) => (block.kind === 'list' ? 'list' : block.number)),
    )
    expect(numbers).toEqual(['1.1', 'list', '1.2', '2.1'])
  })

  it('keeps the characters of a setting as characters', () => {
    expect(parse('{name}').preamble).toEqual([
      { kind: 'paragraph', number: null, children: [{ kind: 'text', text: 'A **b** <i>' }] },
    ])
  })

  it.each([
    ['a heading without an id', '## One'],
    ['a heading of another level', '### One {#one}'],
    ['raw HTML', '<script>alert(1)</script>'],
    ['a picture', '![x](https://example.com/x.png)'],
    ['a script address', '[x](javascript:alert(1))'],
    ['a nested list', '- a\n  - b'],
  ])('rejects %s', (_, markdown) => {
    expect(() => parse(markdown)).toThrow()
  })
})
