import { expect, it } from 'vitest'
import { fullName } from '@/lib/format/full-name'

const MARIA = { last_name: 'Маякова', first_name: 'Мария', middle_name: 'Примеровна' }

it.each([
  ['ru', MARIA, 'Маякова Мария Примеровна'],
  ['zh-CN', MARIA, 'Маякова Мария Примеровна'],
  ['en', MARIA, 'Мария Примеровна Маякова'],
  ['ru', { ...MARIA, middle_name: '' }, 'Маякова Мария'],
  ['en', { ...MARIA, last_name: '', middle_name: '' }, 'Мария'],
])('a name in %s has what is known, in the order of the language', (locale, person, name) => {
  expect(fullName(person, locale)).toBe(name)
})
