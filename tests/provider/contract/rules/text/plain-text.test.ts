import { describe, expect, it } from 'vitest'
import { inOneLine, isPlain, isPlainText } from '@/provider/contract/rules/text/plain-text'

describe('one line of text', () => {
  it.each(['\n', '\r', '\0', '\u0085', '\u2028', '\u2029', '\u202e'])('has no %j in it', (character) => {
    expect(isPlain(`Anna${character}Petrova`)).toBe(false)
    expect(inOneLine(`Anna${character}Petrova`)).toBe('Anna Petrova')
  })

  it.each(['Анна-Мария О’Нил', '李 小龙', 'José\u00a0Ñ.'])('may be %s', (name) => {
    expect(isPlain(name)).toBe(true)
    expect(isPlainText(`${name}\n${name}`)).toBe(true)
  })
})
