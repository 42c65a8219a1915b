import { describe, expect, it } from 'vitest'
import { compareVersions } from '@/lib/documents/compare-versions'
import type { Section } from '@/lib/documents/document-text'

const section = (id: string, text: string, number = 1): Section => ({
  id,
  number,
  title: id,
  blocks: [{ kind: 'paragraph', number: `${number}.1`, children: [{ kind: 'text', text }] }],
})
const body = (...sections: Section[]) => ({ preamble: [], sections })

describe('compareVersions', () => {
  it('names new, changed and removed sections, and leaves out those that are the same', () => {
    const older = body(section('kept', 'a'), section('mended', 'a'), section('gone', 'a'))
    const newer = body(section('kept', 'a'), section('new', 'b'), section('mended', 'b'))
    expect(compareVersions(newer, older).map(({ id, kind }) => [id, kind])).toEqual([
      ['new', 'added'],
      ['mended', 'changed'],
      ['gone', 'removed'],
    ])
  })

  it('does not take a moved number for a change', () => {
    expect(compareVersions(body(section('kept', 'a', 2)), body(section('kept', 'a', 1)))).toEqual([])
  })

  it('does not take a no-break space for a change', () => {
    expect(compareVersions(body(section('kept', 'a\u00a0— b')), body(section('kept', 'a — b')))).toEqual([])
  })

  it('sees a changed link text and a changed list', () => {
    const list = (text: string): Section => ({
      ...section('list', ''),
      blocks: [{ kind: 'list', ordered: false, items: [[{ kind: 'strong', children: [{ kind: 'text', text }] }]] }],
    })
    expect(compareVersions(body(list('b')), body(list('a')))).toHaveLength(1)
  })
})
