import { describe, expect, it } from 'vitest'
import { canonicalAddress } from '@/provider/rules/clients/canonical-address'

describe('one spelling for all addresses of a mailbox', () => {
  it.each([
    ['Anna@Clients.example', 'anna@clients.example'],
    ['anna+cars+2@clients.example', 'anna@clients.example'],
    ['a.n.na@clients.example', 'a.n.na@clients.example'],
    ['+anna@clients.example', '+anna@clients.example'],
    ['a.n.na+cars@gmail.com', 'anna@gmail.com'],
    ['Anna@GoogleMail.com', 'anna@gmail.com'],
    ['anna-maria@ya.ru', 'anna.maria@yandex.ru'],
    ['anna.maria+x@yandex.com', 'anna.maria@yandex.ru'],
  ])('%s is %s', (address, canonical) => {
    expect(canonicalAddress(address)).toBe(canonical)
  })
})
