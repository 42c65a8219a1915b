import { describe, expect, it } from 'vitest'
import { withSoftHyphens } from '@/lib/format/soft-hyphens'

const shown = (text: string) => withSoftHyphens(text).replaceAll('\u00ad', '|')

describe('withSoftHyphens', () => {
  it('divides a long Russian word between syllables, never near its ends', () => {
    expect(shown('Электросамокаты')).toBe('Электро|са|мо|каты')
    expect(shown('Автобусы и микроавтобусы')).toBe('Автобусы и микроавто|бусы')
  })

  it('leaves what fits, and other languages, as they are', () => {
    expect(shown('Внедорожники')).toBe('Внедорожники')
    expect(shown('Electric scooters, 电动滑板车')).toBe('Electric scooters, 电动滑板车')
  })
})
