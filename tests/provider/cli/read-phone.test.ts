import { expect, it } from 'vitest'
import { readPhone } from '@/provider/cli/arguments/read-phone'

it.each([
  ['+7 (999) 111-22-33', '+79991112233'],
  ['8 999 111‑22‑33', '+79991112233'],
  ['+86 10 1234 5678', '+861012345678'],
  ['999 111-22-33', null],
  ['8 999 111', null],
  ['+7 999 позвоните', null],
])('a phone is read as people write it: %s', (text, phone) => {
  expect(readPhone(text)).toBe(phone)
})
